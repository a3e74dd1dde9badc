import { useText } from 'atrium/console/text'
import type { LottieLabels } from '#modules/showcase/parts/media/lottie-player'
import { texts } from './text'

export function useLottieLabels(picture: 'success' | 'loading' | 'openBox'): LottieLabels {
  const t = useText(texts)
  return {
    picture: t(picture),
    play: t('play'),
    pause: t('pause'),
    frame: t('frame'),
    failed: t('failed'),
    retry: t('retry'),
  }
}
