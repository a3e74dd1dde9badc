import { inLanguage, languages, type Language } from 'atrium/contract/language'
import type { Database } from '../db/schema'

/** A value of a dictionary with what it is called, the label of the reader first. */
export interface DictName {
  readonly value: string
  readonly names: readonly string[]
  /** A form may have it: the value and its dictionary are enabled. */
  readonly isOffered: boolean
}

/** Returns the values of dictionaries with their labels in every language, by dictionary, in the order of the dictionary. */
export async function readDictNames(
  db: Database,
  dictTypes: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, readonly DictName[]>> {
  const names = new Map<string, DictName[]>(dictTypes.map((type) => [type, []]))
  if (dictTypes.length === 0) return names
  const rows = await db
    .selectFrom('dictData')
    .innerJoin('dictTypes', 'dictTypes.dictType', 'dictData.dictType')
    .where('dictData.dictType', 'in', dictTypes)
    .select(['dictData.dictType', 'dictValue', 'dictLabel', 'dictLabelEn', 'dictData.status'])
    .select('dictTypes.status as typeStatus')
    .orderBy('dictSort')
    .orderBy('dictCode')
    .execute()
  const inOrder = [language, ...languages.filter((other) => other !== language)]
  for (const { dictType, dictValue, dictLabel, dictLabelEn, status, typeStatus } of rows) {
    const labels = inOrder.map((one) => inLanguage(one, dictLabel, dictLabelEn))
    const isOffered = status === 1 && typeStatus === 1
    names.get(dictType)!.push({ value: dictValue, names: [...labels, dictValue], isOffered })
  }
  return names
}
