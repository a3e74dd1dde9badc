import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { notify } from '@atrium/console/feedback'
import { useText } from '@atrium/console/text'
import { toastPositions } from '#shared/feedback/notify'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

export default function Position() {
  const t = useText(texts)
  const [position, setPosition] = useState<(typeof toastPositions)[number]>('top-right')
  return (
    <div className={sample.card}>
      <Segmented
        block
        vertical
        aria-label={t('position')}
        options={toastPositions.map((value) => ({ value, label: t(value) }))}
        value={position}
        onChange={setPosition}
      />
      <div className={css.row}>
        <Button type="primary" onClick={() => notify.info(t('arrived'), { position, duration: Infinity })}>
          {t('show')}
        </Button>
        <Button onClick={notify.closeAll}>{t('closeAll')}</Button>
      </div>
    </div>
  )
}
