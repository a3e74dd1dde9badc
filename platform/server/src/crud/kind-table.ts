import { isField, type Field, type FieldKind } from 'atrium/contract/kind/field-kind'
import { titleFields, type RecordKinds } from 'atrium/contract/kind/record-kind'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { RawBuilder, SelectQueryBuilder, StringReference } from 'kysely'
import { isScoped, recordInScope } from '../access/records/record-scope'
import type { Viewer } from '../access/scope'
import type { Call } from '../call/call'
import type { RowOrder } from '../db/page'
import type { Database, Schema } from '../db/schema'
import type { Sorted } from 'atrium/contract/fields/then-by'

/** Tables of kinds are known by their names alone; for the types each of them is the one of posts. */
export type Table = 'posts'
export type Records = SelectQueryBuilder<Schema, Table, object>
export type Column = StringReference<Schema, Table>
/** Returns the SQL of a computed field, for a query on the table of the kind under its own name. */
export type Computed = (columns: { readonly viewer: Viewer | undefined }) => RawBuilder<unknown>
/** Returns the ids that a record has in a table of links. */
export type ReadLinks = (call: Call, id: number) => Promise<readonly number[]>
/** Returns the value of a computed field for a row that was read. */
export type ComputedInCode = (row: never) => unknown
/** A stored row. */
export type Stored = Readonly<Record<string, unknown>> & { readonly version: number }

/** A kind of record with the SQL and the functions of its computed fields. */
export interface KindTable {
  readonly kind: FieldedKind
  readonly computed: Readonly<Record<string, Computed>>
  readonly computedInCode: Readonly<Record<string, ComputedInCode>>
  readonly links: Readonly<Record<string, ReadLinks>>
}

/** A kind without its computed fields, for reads of rows as they are stored. */
export const storedOf = (kind: FieldedKind): KindTable => ({ kind, computed: {}, computedInCode: {}, links: {} })

export const columnOf = ({ table }: FieldedKind, name: string) => `${table}.${name}` as Column

const deletedAt = (kind: FieldedKind) => columnOf(kind, 'deletedAt')

/** The fields with a column of their own in the table of the kind. */
export const storedFields = ({ fields }: FieldedKind): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).filter(
    ([, field]) => isField(field) && !field.options.computed && field.kind.column !== 'none',
  )

/** All records, with computed fields as if they were columns, so that lists filter and sort by them. */
export function everyRecord(db: Database, { kind, computed }: KindTable, viewer?: Viewer): Records {
  const { table } = kind
  const names = Object.keys(computed)
  if (names.length === 0) return db.selectFrom(table as Table)
  const expressions = names.map((name) => computed[name]!({ viewer }).as(name))
  const rows = db
    .selectFrom(table as Table)
    .selectAll(table as Table)
    .select(expressions)
  return db.selectFrom(rows.as(table)) as Records
}

/** The records in the actor's scope: those that are there, or those in the bin. */
export function recordsInScope(
  db: Database,
  of: KindTable,
  kinds: RecordKinds,
  viewer: Viewer,
  isBin = false,
): Records {
  const every = everyRecord(db, of, viewer)
  const all = of.kind.softDelete ? every.where(deletedAt(of.kind), isBin ? 'is not' : 'is', null as never) : every
  // Without a condition the count needs no row of the table.
  const isLimited = !viewer.admin && isScoped(kinds, of.kind.kind)
  return isLimited ? all.where(recordInScope(kinds, of.kind.kind, viewer)) : all
}

/** The order that a list is asked for. */
export interface KindOrder {
  readonly sort?: string | undefined
  readonly order?: 'asc' | 'desc' | undefined
  readonly thenBy?: readonly Sorted<string>[] | undefined
}

/** The order of a list: the columns that were asked for, or the one of the kind, and then the id. */
export function orderOf(
  { kind }: KindTable,
  { sort = kind.order ?? kind.id, order = 'asc', thenBy = [] }: KindOrder,
): RowOrder<Schema, Table> {
  const asked = [{ sort, order }, ...thenBy, { sort: kind.id, order }]
  // No two rows share an id, so that what comes after it decides nothing.
  const until = asked.findIndex((one) => one.sort === kind.id)
  return asked.slice(0, until + 1).map((one) => {
    const field = kind.fields[one.sort]
    const isNullable = field?.kind.empty === null && field.options.optional
    return [columnOf(kind, one.sort), one.order, isNullable ? 'nullsLast' : undefined] as const
  })
}

/** Returns a value of a form as the table has it. */
export function storedValue(kind: FieldKind, value: unknown): unknown {
  if (kind.column === 'json') return JSON.stringify(value)
  return value === null || !kind.toColumn ? value : kind.toColumn(value)
}

/** Returns a stored value as the form has it. */
export function formValue(kind: FieldKind, stored: unknown): unknown {
  // A column that was added to records that are there begins with an empty text.
  if (kind.column === 'json') return stored === '' ? kind.empty : (JSON.parse(String(stored)) as unknown)
  return kind.fromColumn ? kind.fromColumn(stored as never) : stored
}

/** Returns a row for the log: as it is stored, with the values of lists. */
export function loggedRow({ fields }: FieldedKind, row: Stored): Stored {
  const lists = Object.entries(fields).filter(([name, { kind }]) => kind.column === 'json' && name in row)
  if (lists.length === 0) return row
  return { ...row, ...Object.fromEntries(lists.map(([name, { kind }]) => [name, formValue(kind, row[name])])) }
}

/** The fields that the records of a kind are called by and that it has, the English side included. */
export const shownTitles = (kind: FieldedKind): string[] => titleFields(kind).filter((name) => name in kind.fields)
