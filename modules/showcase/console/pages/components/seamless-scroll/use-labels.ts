import { useText } from 'atrium/console/text'
import { texts } from './text'

/** The names of the pause button. */
export function useLabels() {
  const t = useText(texts)
  return { pause: t('pause'), play: t('play') }
}
