import { TextEffect } from '#modules/showcase/parts/motion/text-effect'
import { Button } from 'antd'
import { navigation } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { Banner } from '../banner'
import css from '../page.module.css'
import { texts } from '../text'

export default function NotFound() {
  const t = useText(texts)
  return (
    <Banner
      look="lost"
      note={<p className={css.date}>{t('lostHint')}</p>}
      action={
        <Button type="primary" onClick={() => void navigation().open('/')}>
          {t('backHome')}
        </Button>
      }
    >
      <p className={css.number}>
        <TextEffect kind="outline" text="404" />
      </p>
      <h3>
        <TextEffect kind="glitch" text={t('lost')} />
      </h3>
    </Banner>
  )
}
