import { textIn } from 'atrium/contract/language'
import { auditKinds, records } from '#shared/api/records'
import { useLanguage } from '#shared/i18n/text'

/** Returns the words for kinds of writes and of what they change, in the language of the screen. */
export function useWords() {
  const language = useLanguage()
  // The log keeps what later versions may have no word for.
  const kindName = (value: string) => (auditKinds[value] ? textIn(language, auditKinds[value]) : value)
  const targetName = (value: string) => (records[value] ? textIn(language, records[value].name) : value)
  return {
    kindName,
    targetName,
    kinds: Object.keys(auditKinds).map((value) => ({ value, label: kindName(value) })),
    targets: Object.keys(records).map((value) => ({ value, label: targetName(value) })),
  }
}
