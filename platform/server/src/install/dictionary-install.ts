import type { Dictionary, DictionaryValue, Module } from 'atrium/contract/module/module'
import type { Database } from '../db/schema'
import { insertDictionary, insertDictValues } from '../resources/dict/dict-install'
import type { Parts } from './parts'

/** The parts of the dictionaries of a module: their types and values. */
export function dictionaryParts({ dictionaries = {} }: Module): string[] {
  return Object.entries(dictionaries).flatMap(([type, { values }]) => [
    `dict/${type}`,
    ...values.map(([value]) => `dict/${type}/${value}`),
  ])
}

/** Adds the dictionaries of a module, and the values of them, that this database never had. */
export async function installDictionaries(db: Database, { dictionaries = {} }: Module, parts: Parts): Promise<void> {
  for (const [dictType, dictionary] of Object.entries(dictionaries)) {
    if (!parts.has(`dict/${dictType}`)) {
      await insertType(db, dictType, dictionary)
      await parts.add(`dict/${dictType}`)
    }
    await installValues(db, dictType, dictionary, parts)
  }
}

/** One that was added under this type by hand stays as it is. */
async function insertType(db: Database, dictType: string, { name, remark = '' }: Dictionary): Promise<void> {
  const present = await db.selectFrom('dictTypes').select('dictId').where('dictType', '=', dictType).executeTakeFirst()
  if (present) return
  const words = { dictName: name.zh, dictNameEn: name.en, remark }
  await insertDictionary(db, { dictType, ...words, status: 1 })
}

async function installValues(db: Database, dictType: string, { values }: Dictionary, parts: Parts): Promise<void> {
  const partOf = (value: string) => `dict/${dictType}/${value}`
  const missing = values.filter(([value]) => !parts.has(partOf(value)))
  if (missing.length === 0) return
  const type = await db.selectFrom('dictTypes').select('dictId').where('dictType', '=', dictType).executeTakeFirst()
  const present = await db.selectFrom('dictData').selectAll().where('dictType', '=', dictType).execute()
  const isFree = ([value, { zh }]: DictionaryValue) =>
    present.every(({ dictValue, dictLabel }) => dictValue !== value && dictLabel !== zh)
  const rows = missing.filter(isFree).map(([dictValue, { zh, en }, listClass], at) => {
    const isDefault = present.length === 0 && at === 0 ? (1 as const) : (0 as const)
    const words = { dictLabel: zh, dictLabelEn: en, listClass, remark: '' }
    return { dictType, dictValue, ...words, dictSort: present.length + at + 1, isDefault, status: 1 as const }
  })
  if (type) await insertDictValues(db, rows)
  await parts.addAll(missing.map(([value]) => ({ part: partOf(value) })))
}
