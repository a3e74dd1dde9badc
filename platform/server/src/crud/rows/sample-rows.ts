import type { Field, Fields } from 'atrium/contract/kind/field-kind'
import { dictFields, parentField, referenceFields, targetOf } from 'atrium/contract/kind/fields-of'
import { isRequired } from 'atrium/contract/kind/field-kind'
import type { RecordKinds } from 'atrium/contract/kind/record-kind'
import {
  calculatedOf,
  linesIn,
  sampleLines,
  type Line,
  type LinesOf,
} from 'atrium/contract/kind/fields/lines/line-values'
import { sumsOf } from 'atrium/contract/kind/fields/lines/sum-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { kindCalled } from '../../access/records/record-scope'
import type { Resource } from '../../call/resource'
import type { Database } from '../../db/schema'
import { assignedValues } from '../assigned-values'
import { storedFields, storedValue } from '../kind-table'
import { saveLines } from '../lines/write-lines'

/** The values that a field may have in a sample, where these are records or values of a dictionary. */
type Offered = Readonly<Record<string, readonly unknown[]>>

/**
 * Returns what adds `count` records of the demo, with the samples of the kinds of their fields. References and values of dictionaries are taken from those that exist; no
 * record is added where one that is asked for has nothing to refer to.
 * @example
 * export const routes = crudResource(api.stockItems, stockItem, { seedDemo: sampleRows(stockItem) })
 */
export function sampleRows(kind: FieldedKind, count = 12): NonNullable<Resource['seedDemo']> {
  return async (db, { contract }) => {
    const offered: Offered = {
      ...(await offeredRecords(db, kind, contract.recordKinds)),
      ...(await dictValues(db, kind)),
    }
    const isMissing = Object.entries(offered).some(([name, ids]) => ids.length === 0 && isRequired(kind.fields[name]!))
    const lines = await sampleLinesOf(db, kind, contract.recordKinds, count)
    if (isMissing || !lines) return
    // The samples of dates are in that year.
    const assigned = await assignedValues({ db, now: Date.UTC(2026, 0) }, kind, count)
    const rows = Array.from({ length: count }, (_, n) => {
      const sums = lines.map(({ of, lists }) => sumsOf(kind.fields, of.table, lists[n]!))
      return Object.assign(sampleRow(kind, n, offered), assigned[n], ...sums) as Record<string, unknown>
    })
    const insert = db.insertInto(kind.table as 'posts').values(rows as never)
    const added = await insert.returning(kind.id as 'postId').execute()
    for (const [n, row] of added.entries())
      for (const { of, lists } of lines)
        await saveLines(db, kind, row[kind.id as 'postId'], [{ lines: of, list: lists[n]! }])
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

/** Returns the lines of each sample record; undefined where some need what does not exist. */
async function sampleLinesOf(db: Database, kind: FieldedKind, kinds: RecordKinds, count: number) {
  const all: { of: LinesOf; lists: readonly (readonly Line[])[] }[] = []
  for (const of of linesIn(kind)) {
    const offered = { ...(await offeredRecords(db, of, kinds)), ...(await dictValues(db, of)) }
    const lists = Array.from({ length: count }, (_, n) => sampleLines(of, n, offered) ?? [])
    if (lists.some((list) => list.length < of.least)) return undefined
    all.push({ of, lists: lists.map((list) => list.map((line) => ({ ...line, ...calculatedOf(of, line) }))) })
  }
  return all
}

async function offeredRecords(db: Database, kind: { readonly fields: Fields }, kinds: RecordKinds): Promise<Offered> {
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

async function dictValues(db: Database, kind: { readonly fields: Fields }): Promise<Offered> {
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
