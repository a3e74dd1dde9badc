import { useText } from '#shared/i18n/text'
import { kindTexts, targetTexts } from './text'

const isKind = (kind: string): kind is keyof typeof kindTexts.pairs => kind in kindTexts.pairs
const isTarget = (target: string): target is keyof typeof targetTexts.pairs => target in targetTexts.pairs

/** The kinds of operations and of what they change, in the language of the screen. */
export function useWords() {
  const kind = useText(kindTexts)
  const target = useText(targetTexts)
  // The log keeps what later versions may have no word for.
  const kindName = (value: string) => (isKind(value) ? kind(value) : value)
  const targetName = (value: string) => (isTarget(value) ? target(value) : value)
  return {
    kindName,
    targetName,
    kinds: Object.keys(kindTexts.pairs).map((value) => ({ value, label: kindName(value) })),
    targets: Object.keys(targetTexts.pairs).map((value) => ({ value, label: targetName(value) })),
  }
}
