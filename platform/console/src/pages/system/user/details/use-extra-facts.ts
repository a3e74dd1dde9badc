import { textIn } from '@atrium/contract/language'
import type { ReactNode } from 'react'
import { useLanguage } from '#shared/i18n/text'
import { extraValue } from '../form/extra/extra-value'
import { useRunningFields } from '../form/extra/running-fields'

/** The extra fields of a user with their names. */
export function useExtraFacts(user: object): [name: string, value: ReactNode][] {
  const language = useLanguage()
  return useRunningFields().map((one) => [textIn(language, one.field.name), extraValue(user, one)])
}
