import { Button } from 'antd'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

export default function Grouped() {
  const t = useText(texts)
  const [parcels, setParcels] = useState(126)
  const scan = () => {
    setParcels(parcels + 1)
    notify.success(t('scanned'), { isGrouped: true })
  }
  return (
    <div className={sample.card}>
      <div className={css.row}>
        <span className={sample.hint}>{t('today')}</span>
        <span className={css.number}>{parcels}</span>
      </div>
      <Button type="primary" size="large" block icon={<Icon name="lucide:scan-barcode" />} onClick={scan}>
        {t('scan')}
      </Button>
      <span className={sample.hint}>{t('scanHint')}</span>
    </div>
  )
}
