import { TextEffect } from '#modules/showcase/parts/motion/text-effect'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Banner } from '../banner'
import css from '../page.module.css'
import { texts } from '../text'

export default function Event() {
  const t = useText(texts)
  const [isReserved, setReserved] = useState(false)
  return (
    <Banner
      look="night"
      note={<p role="status">{t(isReserved ? 'reserved' : 'eventPlace')}</p>}
      action={
        <Button type="primary" disabled={isReserved} onClick={() => setReserved(true)}>
          {t('reserve')}
        </Button>
      }
    >
      <p className={css.wave}>
        <TextEffect kind="wave" text={t('eventWave')} />
      </p>
      <h3>
        <TextEffect kind="neon" text={t('eventTitle')} />
      </h3>
      <p className={css.line}>
        <TextEffect kind="split" text={t('eventLine')} />
      </p>
    </Banner>
  )
}
