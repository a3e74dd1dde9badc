import { inLanguage } from 'atrium/contract/language'
import { useQueries } from '@tanstack/react-query'
import { useLanguage } from '../i18n/text'
import { dictQuery, type Dict } from './use-dict'

/** The enabled values of several dictionaries, by their types. */
export function useDictOptions(dictTypes: readonly string[]): Readonly<Record<string, Dict['options']>> {
  const language = useLanguage()
  // Two fields of a kind may have one dictionary.
  const types = [...new Set(dictTypes)]
  const readings = useQueries({ queries: types.map(dictQuery) })
  const options = types.map((type, index) => {
    const enabled = (readings[index]?.data ?? []).filter(({ status }) => status === 1)
    const ofDict = enabled.map(({ dictValue, dictLabel, dictLabelEn }) => ({
      value: dictValue,
      label: inLanguage(language, dictLabel, dictLabelEn),
    }))
    return [type, ofDict] as const
  })
  return Object.fromEntries(options)
}
