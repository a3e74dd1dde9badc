import { useText } from 'atrium/console/text'
import { texts } from './text'

/** The words of the puzzle that is drawn without a server. */
export function usePuzzleLabels() {
  const t = useText(texts)
  return {
    handle: t('handle'),
    hint: t('hint'),
    checking: t('checking'),
    failed: t('failed'),
    passed: t('passed'),
    picture: t('picture'),
    refresh: t('refresh'),
  }
}
