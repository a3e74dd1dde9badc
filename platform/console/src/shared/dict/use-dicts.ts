import { inLanguage } from 'atrium/contract/language'
import { useQueries } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../api/api'
import { queryOf } from '../api/query'
import { useLanguage } from '../i18n/text'
import { readDict } from './dict-reading'

/** The enabled choices of several dictionaries, by type; undefined until they have come. The function stays the same as long as they do. */
export function useDicts(types: readonly string[]): (type: string) => { value: string; label: string }[] | undefined {
  const language = useLanguage()
  const found = useQueries({
    queries: types.map((dictType) => ({
      ...queryOf(api.dicts.values, { query: { dictType, withDisabled: true } }),
      queryFn: () => readDict(dictType),
      staleTime: 5 * 60_000,
    })),
    combine: useCallback(
      (results: { data?: Awaited<ReturnType<typeof readDict>> }[]) =>
        new Map(results.flatMap(({ data }, at) => (data ? [[types[at], data] as const] : []))),
      [types],
    ),
  })
  return useCallback(
    (type) =>
      found
        .get(type)
        ?.filter(({ status }) => status === 1)
        .map((entry) => ({ value: entry.dictValue, label: inLanguage(language, entry.dictLabel, entry.dictLabelEn) })),
    [found, language],
  )
}
