import { records } from '#shared/api/records'
import { sideOf, useLanguage, useText } from '#shared/i18n/text'
import { kindTexts } from './text'

const isKind = (kind: string): kind is keyof typeof kindTexts.pairs => kind in kindTexts.pairs

/** The kinds of operations and of what they change, in the language of the screen. */
export function useWords() {
  const kind = useText(kindTexts)
  const language = useLanguage()
  // The log keeps what later versions may have no word for.
  const kindName = (value: string) => (isKind(value) ? kind(value) : value)
  const targetName = (value: string) => (records[value] ? sideOf(records[value].name, language) : value)
  return {
    kindName,
    targetName,
    kinds: Object.keys(kindTexts.pairs).map((value) => ({ value, label: kindName(value) })),
    targets: Object.keys(records).map((value) => ({ value, label: targetName(value) })),
  }
}
