import type { Field } from '@atrium/contract/kind/field-kind'
import { dictFields, parentField, referenceFields, targetOf } from '@atrium/contract/kind/fields-of'
import { isRequired } from '@atrium/contract/kind/field-kind'
import type { RecordKinds } from '@atrium/contract/kind/record-kind'
import type { FieldedKind } from '@atrium/contract/kind/types'
import { kindCalled } from '../access/records/record-scope'
import type { Resource } from '../call/resource'
import type { Database } from '../db/schema'
import { storedFields, storedValue } from './kind-table'

/** The values that a field may have in a sample, where these are records or values of a dictionary. */
type Offered = Readonly<Record<string, readonly unknown[]>>

/**
 * Returns what adds `count` records of the demo, with the samples of the kinds of their fields. References and values of dictionaries are taken from those that exist; no
 * record is added where one that is asked for has nothing to refer to.
 * @example
 * export const itemResource = crudResource(api.stockItems, stockItem, { seedDemo: sampleRows(stockItem) })
 */
export function sampleRows(kind: FieldedKind, count = 12): NonNullable<Resource['seedDemo']> {
  return async (db, { contract }) => {
    const offered: Offered = {
      ...(await offeredRecords(db, kind, contract.recordKinds)),
      ...(await dictValues(db, kind)),
    }
    const isMissing = Object.entries(offered).some(([name, ids]) => ids.length === 0 && isRequired(kind.fields[name]!))
    if (isMissing) return
    const rows = Array.from({ length: count }, (_, n) => sampleRow(kind, n, offered))
    const insert = db.insertInto(kind.table as 'posts').values(rows as never)
    const added = await insert.returning(kind.id as 'postId').execute()
    const parent = parentField(kind)
    if (parent) await placeBelow(db, kind, parent, added)
  }
}

/** Puts records below others: the first three stay at the top. */
async function placeBelow(db: Database, kind: FieldedKind, parent: string, added: readonly object[]): Promise<void> {
  const ids = added.map((row) => (row as Record<string, number>)[kind.id]!).toSorted((one, other) => one - other)
  for (const [n, id] of ids.entries()) {
    if (n < 3) continue
    const update = db.updateTable(kind.table as 'posts').set({ [parent]: ids[Math.floor(n / 2) - 1] } as never)
    await update.where(kind.id as 'postId', '=', id).execute()
  }
}

async function offeredRecords(db: Database, kind: FieldedKind, kinds: RecordKinds): Promise<Offered> {
  const others = referenceFields(kind).filter((name) => name !== parentField(kind))
  const entries = others.map(async (name) => {
    const target = targetOf(kind.fields[name]!)!
    const { table, id } = kindCalled(kinds, target)
    const ids = db
      .selectFrom(table as 'posts')
      .select(`${id} as postId` as 'postId')
      .orderBy(id as 'postId')
    // Records of the demo can be deleted where no other refers to them. Departments are chosen from all, so that each has records.
    const rows = await (target === 'dept' ? ids : ids.limit(5)).execute()
    return [name, rows.map(({ postId }) => postId)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function dictValues(db: Database, kind: FieldedKind): Promise<Offered> {
  const entries = Object.entries(dictFields(kind)).map(async ([name, dictType]) => {
    const values = db.selectFrom('dictData').where('dictType', '=', dictType).where('status', '=', 1)
    const rows = await values.select('dictValue').orderBy('dictSort').orderBy('dictCode').execute()
    return [name, rows.map(({ dictValue }) => dictValue)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

function sampleRow(kind: FieldedKind, n: number, offered: Offered): Record<string, unknown> {
  const values = storedFields(kind).map(([name, field]) => {
    const choices = offered[name]
    const value = choices ? choices[n % choices.length] : sampleOf(kind, name, field, n)
    return [name, storedValue(field.kind, value ?? field.options.initial ?? field.kind.empty)]
  })
  return Object.fromEntries(values)
}

/** A record is called by its kind and a number: "Item 101". */
const sampleOf = (kind: FieldedKind, name: string, { kind: fieldKind, settings }: Field, n: number): unknown =>
  fieldKind.sample?.(n, settings, name === kind.title ? kind.name.en : name)
