import { textIn } from 'atrium/contract/language'
import type { DetailsField } from '#shared/crud/details/declaration'
import { useLanguage } from '#shared/i18n/text'
import { extraValue } from '../form/extra/extra-value'
import { useRunningFields } from '../form/extra/running-fields'

/** Returns the extra fields of a user with their names. */
export function useExtraFacts(): (user: object) => DetailsField[] {
  const language = useLanguage()
  const running = useRunningFields()
  return (user) => running.map((one) => ({ label: textIn(language, one.field.name), value: extraValue(user, one) }))
}
