import { useText } from 'atrium/console/text'
import type { VerifyLabels } from 'atrium/ui'
import { texts } from './text'

/** The words of a bar that is checked without a server; `name` tells its handle from the others of the page. */
export function useBarLabels(): (name: string) => VerifyLabels {
  const t = useText(texts)
  return (name) => ({
    handle: `${t('handle')} · ${name}`,
    hint: t('hint'),
    checking: t('checking'),
    failed: t('failed'),
    passed: t('passed'),
  })
}
