import { LottiePlayer } from '#modules/showcase/parts/media/lottie-player'
import pictures from '../../../../media/pictures/pictures.json?url'
import { useLottieLabels } from '../labels'
import css from '../page.module.css'

export default function Broken() {
  const labels = useLottieLabels('loading')
  return (
    <div className={css.card}>
      <LottiePlayer src={pictures} labels={labels} />
    </div>
  )
}
