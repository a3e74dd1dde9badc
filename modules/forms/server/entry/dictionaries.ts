import { inLanguage, type Language } from 'atrium/contract'
import type { Call } from 'atrium/server'
import type { Field } from '#modules/forms/engine/schema/form'
import { withRowFields } from '#modules/forms/engine/schema/kinds/rows'
import type { Choice } from '#modules/forms/engine/schema/value-text'

/** The values of enabled dictionaries with their labels, by type. A disabled value cannot be chosen, but keeps its name. */
export type Dictionaries = ReadonlyMap<string, readonly { value: string; zh: string; en: string; isEnabled: boolean }[]>

/** The types of the dictionaries that fields offer values of. */
const dictionariesOf = (fields: readonly Field[]): string[] => [
  ...new Set(
    withRowFields(fields).flatMap(({ options }) => (options && 'dictionary' in options ? [options.dictionary] : [])),
  ),
]

export async function readDictionaries({ db }: Call, fields: readonly Field[]): Promise<Dictionaries> {
  const types = dictionariesOf(fields)
  if (types.length === 0) return new Map()
  const rows = await db
    .selectFrom('dictData')
    .innerJoin('dictTypes', 'dictTypes.dictType', 'dictData.dictType')
    .where('dictTypes.dictType', 'in', types)
    .where('dictTypes.status', '=', 1)
    .select(['dictData.dictType', 'dictValue', 'dictLabel', 'dictLabelEn', 'dictData.status'])
    .execute()
  const options = rows.map((row) => ({
    dictType: row.dictType,
    value: row.dictValue,
    zh: row.dictLabel,
    en: row.dictLabelEn,
    isEnabled: row.status === 1,
  }))
  return new Map(types.map((type) => [type, options.filter(({ dictType }) => dictType === type)]))
}

/** For `checkValues`: nothing can be chosen of a dictionary that is gone. */
export const valuesIn = (dictionaries: Dictionaries) => (type: string) =>
  (dictionaries.get(type) ?? []).filter(({ isEnabled }) => isEnabled).map(({ value }) => value)

/** For `valueText`: what the dictionaries call their values in one language. */
export const labelled =
  (dictionaries: Dictionaries, language: Language) =>
  (type: string): Choice[] | undefined =>
    dictionaries.get(type)?.map(({ value, zh, en }) => ({ value, label: inLanguage(language, zh, en) }))
