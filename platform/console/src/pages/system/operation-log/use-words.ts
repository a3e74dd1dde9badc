import { auditKinds, records } from '#shared/api/records'
import { sideOf, useLanguage } from '#shared/i18n/text'

/** Returns the words for kinds of writes and of what they change, in the language of the screen. */
export function useWords() {
  const language = useLanguage()
  // The log keeps what later versions may have no word for.
  const kindName = (value: string) => (auditKinds[value] ? sideOf(auditKinds[value], language) : value)
  const targetName = (value: string) => (records[value] ? sideOf(records[value].name, language) : value)
  return {
    kindName,
    targetName,
    kinds: Object.keys(auditKinds).map((value) => ({ value, label: kindName(value) })),
    targets: Object.keys(records).map((value) => ({ value, label: targetName(value) })),
  }
}
