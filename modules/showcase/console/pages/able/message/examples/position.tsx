import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const positions = ['top', 'top-right', 'bottom', 'bottom-right'] as const

export default function Position() {
  const t = useText(texts)
  const [position, setPosition] = useState<(typeof positions)[number]>('top-right')
  return (
    <div className={sample.card}>
      <Segmented
        block
        vertical
        aria-label={t('position')}
        options={positions.map((value) => ({ value, label: t(value) }))}
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
