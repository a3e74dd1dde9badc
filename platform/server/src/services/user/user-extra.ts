import {
  placedFields,
  type ExtraField,
  type ExtraValue,
  type PlacedField,
  type UserExtra,
  type UserFields,
} from 'atrium/contract/system/user/extra-fields'
import { sql, type Kysely } from 'kysely'
import { chunksOf } from '#server/db/chunks'
import type { Database } from '#server/db/schema'

/** Extra fields of a user as the operation log holds them, by `extra.hr.employeeNo`: a switch is 1 or 0, an empty text `''`. */
export type ExtraRecord = Readonly<Record<string, string | number | null>>

/** The extra fields to be changed, and what they are declared as. */
export interface ExtraChange {
  readonly groups: readonly UserFields[]
  readonly values: ExtraRecord
}

type Row = Readonly<Record<string, string | number | null>>

/** The tables are those of modules, which the platform does not know by their types. */
const anyTable = (db: Database) => db as unknown as Kysely<Record<string, Record<string, unknown>>>

const emptyOf = ({ kind }: ExtraField) => {
  if (kind === 'switch') return 0
  return kind === 'text' || kind === 'dict' ? '' : null
}

/** Returns what a user has of whom nothing is stored. */
export const noExtra = (groups: readonly UserFields[]): ExtraRecord =>
  Object.fromEntries(placedFields(groups).map(({ key, field }) => [key, emptyOf(field)]))

/** Reads the extra fields of users, all of them for each. */
export async function readUserExtra(
  db: Database,
  groups: readonly UserFields[],
  userIds: readonly number[],
): Promise<Map<number, ExtraRecord>> {
  const blank = noExtra(groups)
  const read = new Map(userIds.map((userId) => [userId, { ...blank }]))
  for (const group of groups) {
    for (const some of chunksOf(userIds)) {
      const rows = await anyTable(db).selectFrom(group.table).where('userId', 'in', some).selectAll().execute()
      for (const row of rows) {
        const record = read.get(row['userId'] as number)!
        for (const { key, column } of placedFields([group]))
          record[key] = (row[column] as string | number | null) ?? blank[key]!
      }
    }
  }
  return read
}

/** Returns a value as callers see it. */
const shownValue = ({ kind }: ExtraField, value: string | number | null | undefined): ExtraValue =>
  kind === 'switch' ? value === 1 : (value ?? null)

/** Returns extra fields as callers see them. */
export const shownExtra = (groups: readonly UserFields[], record: ExtraRecord): UserExtra =>
  Object.fromEntries(
    groups.map((group) => [
      group.module,
      Object.fromEntries(
        placedFields([group]).map(({ key, column, field }) => [column, shownValue(field, record[key])]),
      ),
    ]),
  )

/** Returns those fields that an input holds. */
export const extraRecord = (groups: readonly UserFields[], extra: UserExtra): ExtraRecord =>
  Object.fromEntries(
    placedFields(groups).flatMap(({ key, module, column }) => {
      const value = extra[module]?.[column]
      return value === undefined ? [] : [[key, typeof value === 'boolean' ? Number(value) : value]]
    }),
  )

/** Returns the columns that are stored of one group; empty texts are null there, which many users may have in a unique column. */
const storedRow = (group: UserFields, values: ExtraRecord): Row =>
  Object.fromEntries(
    placedFields([group]).flatMap(({ key, column }) => {
      const value = values[key]
      return value === undefined ? [] : [[column, value === '' ? null : value]]
    }),
  )

const isGiven = (row: Row) => Object.values(row).some((value) => value !== null && value !== 0)

/** Adds the extra fields of new users. A user without any value gets no row. */
export async function insertUserExtra(
  db: Database,
  groups: readonly UserFields[],
  users: readonly { readonly userId: number; readonly values: ExtraRecord }[],
): Promise<void> {
  for (const group of groups) {
    const rows = users
      .map(({ userId, values }) => ({ userId, row: storedRow(group, { ...noExtra([group]), ...values }) }))
      .filter(({ row }) => isGiven(row))
    for (const some of chunksOf(rows, fewRows))
      await anyTable(db)
        .insertInto(group.table)
        .values(some.map(({ userId, row }) => ({ userId, ...row })))
        .execute()
  }
}

/** A statement takes only so many values, and a table may have many columns. */
const fewRows = 100

/** Changes extra fields of a user. */
export async function updateUserExtra(db: Database, userId: number, { groups, values }: ExtraChange): Promise<void> {
  for (const group of groups) {
    const row = storedRow(group, values)
    if (Object.keys(row).length === 0) continue
    await anyTable(db)
      .insertInto(group.table)
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
  }
}

/** Reads who has one of these values, which are in lower case, in a unique extra field. */
export async function readExtraHolders(
  db: Database,
  { table, column }: Pick<PlacedField, 'table' | 'column'>,
  values: readonly string[],
): Promise<Map<string, number>> {
  const holders = new Map<string, number>()
  for (const some of chunksOf(values)) {
    const { rows } = await sql<{ userId: number; value: string }>`
      select ${sql.ref('userId')}, lower(${sql.ref(column)}) as value from ${sql.table(table)}
      where lower(${sql.ref(column)}) in (${sql.join(some)})`.execute(db)
    for (const { userId, value } of rows) holders.set(value, userId)
  }
  return holders
}
