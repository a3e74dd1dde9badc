import type { Output } from '@atrium/contract/endpoint'
import { inLanguage } from '@atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api'
import { queryOf } from '../api/query'
import { useLanguage } from '../i18n/text'

type DictValue = Output<typeof api.dicts.values>[number] & {
  /** Its label in the language of the screen. */
  label: string
}

/** A dictionary, by the name of its type such as `sys_user_sex`. */
export interface Dict {
  /** Its enabled values in order, for a select. Empty until they have come. */
  options: { value: string; label: string }[]
  /** The entry of a value; undefined for a value that the dictionary does not have, or not any more. */
  entryOf: (value: string | number) => DictValue | undefined
}

/** The values of a dictionary in the language of the screen; kept for five minutes. */
export function useDict(dictType: string): Dict {
  const language = useLanguage()
  const { data = [] } = useQuery({ ...queryOf(api.dicts.values, { query: { dictType } }), staleTime: 5 * 60_000 })
  const entries = data.map((entry) => ({
    ...entry,
    label: inLanguage(language, entry.dictLabel, entry.dictLabelEn),
  }))
  return {
    options: entries.map(({ dictValue, label }) => ({ value: dictValue, label })),
    entryOf: (value) => entries.find(({ dictValue }) => dictValue === String(value)),
  }
}
