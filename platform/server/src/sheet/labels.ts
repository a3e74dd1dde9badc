import { inLanguage, type Language, type LocalText } from 'atrium/contract/language'
import { builtInDicts, type BuiltInDict } from 'atrium/contract/system/built-in-dicts'
import type { Database } from '../db/schema'

/** The labels of the values of each built-in dictionary in each language. */
export type Labels = Readonly<Record<BuiltInDict, Readonly<Record<0 | 1, LocalText>>>>

/** The labels as they are in the dictionaries now; a file that is read or written uses the words that the pages show. */
export async function readLabels(db: Database): Promise<Labels> {
  const types = Object.keys(builtInDicts) as BuiltInDict[]
  const rows = await db
    .selectFrom('dictData')
    .where('dictType', 'in', types)
    .select(['dictType', 'dictValue', 'dictLabel', 'dictLabelEn'])
    .execute()
  const labelOf = (type: BuiltInDict, value: string) => {
    const row = rows.find(({ dictType, dictValue }) => dictType === type && dictValue === value)
    return { zh: row?.dictLabel ?? value, en: row?.dictLabelEn ?? '' }
  }
  return Object.fromEntries(
    types.map((type) => [type, Object.fromEntries(builtInDicts[type].map((value) => [value, labelOf(type, value)]))]),
  ) as unknown as Labels
}

/** The label of a value in the language of the reader. */
export type DictLabel = (dictType: string, value: string) => string

/** Names the values of these dictionaries, disabled ones included; a value that is in none of them stays as it is. */
export async function readDictLabel(
  db: Database,
  dictTypes: readonly string[],
  language: Language,
): Promise<DictLabel> {
  if (dictTypes.length === 0) return (_, value) => value
  const rows = await db
    .selectFrom('dictData')
    .where('dictType', 'in', dictTypes)
    .select(['dictType', 'dictValue', 'dictLabel', 'dictLabelEn'])
    .execute()
  const keyOf = (dictType: string, value: string) => `${dictType} ${value}`
  const labels = new Map(
    rows.map((row) => [keyOf(row.dictType, row.dictValue), inLanguage(language, row.dictLabel, row.dictLabelEn)]),
  )
  return (dictType, value) => labels.get(keyOf(dictType, value)) ?? value
}
