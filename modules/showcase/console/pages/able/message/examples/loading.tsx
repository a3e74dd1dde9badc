import { Button } from 'antd'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'
import { useStatement } from '../use-statement'

export default function Loading() {
  const t = useText(texts)
  const { make, cancel } = useStatement()
  const [isBusy, setBusy] = useState(false)
  const start = async (fails: boolean) => {
    setBusy(true)
    const loading = notify.loading(t('making'))
    try {
      await make(fails)
      notify.success(t('made'))
    } catch (error) {
      if (error instanceof TypeError) notify.error(t('makeFailed'))
      else notify.info(t('cancelled'))
    } finally {
      loading.close()
      setBusy(false)
    }
  }
  return (
    <div className={sample.card}>
      <b className={sample.title}>{t('report')}</b>
      <p className={sample.hint}>{t('reportHint')}</p>
      <div className={css.row}>
        <Button
          type="primary"
          loading={isBusy}
          icon={<Icon name="lucide:file-text" />}
          onClick={() => void start(false)}
        >
          {t('make')}
        </Button>
        {isBusy ? (
          <Button onClick={cancel}>{t('cancel')}</Button>
        ) : (
          <Button onClick={() => void start(true)}>{t('makeFailing')}</Button>
        )}
      </div>
    </div>
  )
}
