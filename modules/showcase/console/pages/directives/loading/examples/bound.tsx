import { LoadingArea } from '#modules/showcase/parts/feedback/loading-area'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { Facts } from 'atrium/console/list'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

export default function Bound() {
  const t = useText(texts)
  const [isLoading, setLoading] = useState(false)
  return (
    <div className={css.card}>
      <Checkbox checked={isLoading} onChange={({ target }) => setLoading(target.checked)}>
        {t('isLoading')}
      </Checkbox>
      <LoadingArea isLoading={isLoading} label={t('reading')} showsLabel delay={0}>
        <div className={css.parcel}>
          <Facts
            facts={[
              [t('recipient'), t('recipientValue')],
              [t('address'), t('addressValue')],
            ]}
          />
          <Button onClick={() => notify.info(t('edited'))}>{t('edit')}</Button>
        </div>
      </LoadingArea>
    </div>
  )
}
