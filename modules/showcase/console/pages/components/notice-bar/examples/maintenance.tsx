import { NoticeBar } from '#modules/showcase/parts/motion/notice-bar'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'
import { useLabels } from '../use-labels'

export default function Maintenance() {
  const t = useText(texts)
  const labels = { bar: t('systemNews'), ...useLabels() }
  const [isClosed, setClosed] = useState(false)
  if (isClosed) {
    return (
      <p className={css.closed}>
        {t('closed')}
        <Button onClick={() => setClosed(false)}>{t('showAgain')}</Button>
      </p>
    )
  }
  return (
    <div className={css.wide}>
      <NoticeBar
        tone="warning"
        labels={labels}
        notices={[{ key: 'tonight', text: t('maintenanceText') }]}
        onClose={() => setClosed(true)}
      />
    </div>
  )
}
