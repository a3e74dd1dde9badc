import { useText } from 'atrium/console/text'
import { LottiePlayer } from '#modules/showcase/parts/media/lottie-player'
import { openBox, success } from '../animations'
import { useLottieLabels } from '../labels'
import css from '../page.module.css'
import { texts } from '../text'

export default function Moments() {
  const t = useText(texts)
  return (
    <div className={css.tiles}>
      <div className={css.card}>
        <LottiePlayer src={openBox} labels={useLottieLabels('openBox')} playOn="hover" />
        <b>{t('empty')}</b>
        <span className={css.hint}>{t('emptyHint')}</span>
      </div>
      <div className={css.card}>
        <LottiePlayer src={success} labels={useLottieLabels('success')} playOn="visible" />
        <b>{t('synced')}</b>
        <span className={css.hint}>{t('syncedHint')}</span>
      </div>
    </div>
  )
}
