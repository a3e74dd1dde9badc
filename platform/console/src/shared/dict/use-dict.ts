import type { Output } from 'atrium/contract/endpoint'
import { inLanguage } from 'atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api'
import { queryOf } from '../api/query'
import { useLanguage, useText } from '../i18n/text'
import { readDict } from './dict-reading'
import { texts } from './text'

type DictValue = Output<typeof api.dicts.values>[number] & {
  /** Its label in the language of the screen. */
  label: string
}

/** A dictionary, by the name of its type such as `sys_user_sex`. */
export interface Dict {
  /** Its enabled values in order, for a select. Empty until they have come. */
  options: { value: string; label: string }[]
  /** The entry of a value, which may be disabled; undefined for a value that the dictionary does not have. */
  entryOf: (value: string | number) => DictValue | undefined
  /** Returns the name of a value: its label, with the word for disabled where it is; the bare value where there is none, nothing until they have come. */
  labelOf: (value: string | number) => string
}

/** Returns the query of the values of a dictionary; kept for five minutes. */
export function dictQuery(dictType: string) {
  const reading = queryOf(api.dicts.values, { query: { dictType, withDisabled: true } })
  return { ...reading, queryFn: () => readDict(dictType), staleTime: 5 * 60_000 }
}

/** The values of a dictionary in the language of the screen. */
export function useDict(dictType: string): Dict {
  const language = useLanguage()
  const t = useText(texts)
  const { data = [], isPending } = useQuery(dictQuery(dictType))
  const entries = data.map((entry) => ({
    ...entry,
    label: inLanguage(language, entry.dictLabel, entry.dictLabelEn),
  }))
  const enabled = entries.filter(({ status }) => status === 1)
  const entryOf = (value: string | number) => entries.find(({ dictValue }) => dictValue === String(value))
  return {
    options: enabled.map(({ dictValue, label }) => ({ value: dictValue, label })),
    entryOf,
    labelOf: (value) => {
      const { label = isPending ? '' : String(value), status } = entryOf(value) ?? {}
      return status === 0 ? t('disabled', { label }) : label
    },
  }
}
