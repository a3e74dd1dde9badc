import { sql, type ExpressionBuilder } from 'kysely'
import { userInScope } from '#server/access/scope'
import { chunksOf } from '#server/db/chunks'
import type { Schema } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { userColumns, type UserRecord } from '#server/services/user/user'
import { readExtraHolders, readUserExtra } from '#server/services/user/user-extra'
import type { ExtraCell } from '../extra/extra-import'
import { runningFields } from '../extra/running-fields'
import { uniqueColumns, uniqueExtra, uniqueValue, type ParsedRow, type UniqueColumn } from './import-row'

export interface ExistingUsers {
  /** Who has a value of a unique column, in lower case. */
  readonly holders: Readonly<Record<UniqueColumn, ReadonlyMap<string, number>>>
  /** Who has a value of a unique extra field, by its key; in lower case. */
  readonly extraHolders: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Those of them the actor may change. */
  readonly changeable: ReadonlyMap<number, UserRecord>
}

async function holdersOf({ db }: Call, rows: readonly ParsedRow[], column: UniqueColumn): Promise<Map<string, number>> {
  const values = [...new Set(rows.flatMap((row) => uniqueValue(row, column) || []))]
  const holders = new Map<string, number>()
  // As the unique indexes have it, so that they are used.
  const indexed = column === 'phoneNumber' ? sql.ref<string>(column) : sql<string>`lower(${sql.ref(column)})`
  for (const some of chunksOf(values)) {
    const query = db.selectFrom('users').where(indexed, 'in', some).where(column, '<>', '')
    for (const row of await query.select(['userId', column]).execute()) {
      holders.set(row[column].toLowerCase(), row.userId)
    }
  }
  return holders
}

async function readChangeable(call: Call, ids: readonly number[]): Promise<Map<number, UserRecord>> {
  const { db, actor } = call
  const users = new Map<number, UserRecord>()
  for (const some of chunksOf(ids)) {
    // As a condition beside the ids, SQLite would look for each of them in each department of the scope.
    const scope = (eb: ExpressionBuilder<Schema, 'users'>) =>
      sql<number | boolean>`${userInScope(actor)(eb)}`.as('isInScope')
    const query = db.selectFrom('users').where('userId', 'in', some).select(userColumns).select(scope)
    const extra = await readUserExtra(db, runningFields(call), some)
    for (const { isInScope, ...row } of await query.execute()) {
      if (isInScope) users.set(row.userId, { ...row, roleIds: [], extra: extra.get(row.userId)! })
    }
    const links = db.selectFrom('userRoles').where('userId', 'in', some).selectAll().orderBy('roleId')
    for (const { userId, roleId } of await links.execute()) users.get(userId)?.roleIds.push(roleId)
  }
  return users
}

export async function readExisting(
  call: Call,
  rows: readonly ParsedRow[],
  uniqueCells: readonly ExtraCell[],
): Promise<ExistingUsers> {
  const [username, email, phoneNumber] = [
    await holdersOf(call, rows, uniqueColumns[0]),
    await holdersOf(call, rows, uniqueColumns[1]),
    await holdersOf(call, rows, uniqueColumns[2]),
  ]
  const extraHolders = new Map<string, ReadonlyMap<string, number>>()
  for (const cell of uniqueCells) {
    const values = rows.flatMap((row) => uniqueExtra(row, cell.key) || [])
    extraHolders.set(cell.key, await readExtraHolders(call.db, cell, [...new Set(values)]))
  }
  const changeable = await readChangeable(call, [...username.values()])
  return { holders: { username, email, phoneNumber }, extraHolders, changeable }
}
