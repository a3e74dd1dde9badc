import { useText } from 'atrium/console/text'
import { texts } from './text'

/** The names of the buttons of a notice bar. */
export function useLabels() {
  const t = useText(texts)
  return {
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
    close: t('close'),
  }
}
