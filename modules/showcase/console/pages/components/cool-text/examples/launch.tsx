import { TextEffect } from '#modules/showcase/parts/motion/text-effect'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { Banner } from '../banner'
import css from '../page.module.css'
import { texts } from '../text'

export default function Launch() {
  const t = useText(texts)
  const [isReminded, setReminded] = useState(false)
  return (
    <Banner
      look="hero"
      note={<p className={css.date}>{t('launchDate')}</p>}
      action={
        <Button
          type="primary"
          icon={<Icon name={isReminded ? 'lucide:check' : 'lucide:bell'} />}
          aria-pressed={isReminded}
          onClick={() => setReminded(!isReminded)}
        >
          {t(isReminded ? 'reminded' : 'remind')}
        </Button>
      }
    >
      <p className={css.tag}>
        <TextEffect kind="reveal" text={t('launchTag')} />
      </p>
      <h3>
        <TextEffect kind="gradient" text={t('launchTitle')} />
      </h3>
      <p className={css.line}>
        <TextEffect kind="typewriter" text={t('launchLine')} />
      </p>
    </Banner>
  )
}
