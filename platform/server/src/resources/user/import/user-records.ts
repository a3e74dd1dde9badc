import { placedFields } from 'atrium/contract/system/user/extra-fields'
import { sql, type ExpressionBuilder } from 'kysely'
import { rejectLosingLastAdmin } from '#server/access/grants'
import { sameIds } from '#server/access/same-ids'
import { userInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { nameAvatar } from '#server/services/user/drawn-avatar'
import type { WriteCall } from '#server/call/write-call'
import { noPassword } from '#server/credentials/no-password'
import { chunksOf } from '#server/db/chunks'
import type { Schema } from '#server/db/schema'
import type { FormerValues, ImportRecords } from '#server/crud/import/import-list'
import { addUsers, userColumns, type UserRecord } from '#server/services/user/user'
import { readExtraHolders, readUserExtra, type ExtraRecord } from '#server/services/user/user-extra'
import { runningFields } from '../extra/running-fields'
import { saveUser } from '../user-record'
import { blank } from '../user-writes'
import { keepUsers, markOfUser, removeImported, restoreUser } from './user-undo'
import type { PlannedUser } from './user-cells'

async function readHolders(call: Call, key: string, values: readonly string[]): Promise<Map<string, number>> {
  const extra = placedFields(runningFields(call)).find((placed) => placed.key === key)
  if (extra) return readExtraHolders(call.db, extra, values)
  const column = key as 'username' | 'email' | 'phoneNumber'
  const holders = new Map<string, number>()
  // As the unique indexes have it, so that they are used.
  const indexed = column === 'phoneNumber' ? sql.ref<string>(column) : sql<string>`lower(${sql.ref(column)})`
  for (const some of chunksOf(values)) {
    const query = call.db.selectFrom('users').where(indexed, 'in', some).where(column, '<>', '')
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

/** The extra fields whose cells are filled in, by their keys. */
const extraOf = ({ row }: PlannedUser): ExtraRecord =>
  Object.fromEntries(Object.entries(row.values as ExtraRecord).filter(([key]) => key.startsWith('extra.')))

function newUser({ row, deptId, postId }: PlannedUser, now: number) {
  const { username = '', nickname = '', sex = blank.sex, status = blank.status, ...rest } = row.values
  const { phoneNumber = blank.phoneNumber, email = blank.email, remark = blank.remark } = rest
  const given = { username, nickname, phoneNumber, email, remark, sex, status, deptId, postId: postId ?? blank.postId }
  const account = { passwordHash: noPassword, mustChangePassword: 1, createdAt: now } as const
  return { ...blank, ...given, ...account, avatar: nameAvatar(username) }
}

async function addPlanned(call: WriteCall, some: readonly PlannedUser[]): Promise<number[]> {
  const users = some.map((planned) => ({
    ...newUser(planned, call.now),
    roleIds: planned.roleIds ?? [],
    extra: extraOf(planned),
  }))
  const added = await addUsers(call, users, runningFields(call))
  const ids = new Map(added.map(({ userId, username }) => [username, userId]))
  return users.map(({ username }) => ids.get(username)!)
}

/** A row that says what is there already costs nothing: most rows of a list that was exported, corrected and imported do. */
async function changePlanned(
  call: WriteCall,
  planned: PlannedUser,
  before: UserRecord,
): Promise<FormerValues | undefined> {
  const { row, deptId, postId, roleIds = before.roleIds } = planned
  const { nickname, phoneNumber, email, remark, sex, status } = row.values
  const wanted = { nickname, phoneNumber, email, remark, sex, status, deptId, postId }
  const change = Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => value !== undefined && value !== before[key as keyof typeof wanted],
    ),
  )
  const extra = Object.fromEntries(
    Object.entries(extraOf(planned)).filter(([key, value]) => value !== before.extra?.[key]),
  )
  const isSame = sameIds(roleIds, before.roleIds)
  if (isSame && Object.keys(change).length === 0 && Object.keys(extra).length === 0) return undefined
  await saveUser(call, before, change, isSame ? before.roleIds : roleIds, extra)
  const former = (keys: readonly string[], from: object) =>
    Object.fromEntries(keys.map((key) => [key, from[key as never]]))
  return {
    ...former(Object.keys(change), before),
    ...former(Object.keys(extra), before.extra ?? {}),
    ...(!isSame && { roleIds: before.roleIds }),
  }
}

export const userRecords: ImportRecords<UserRecord, PlannedUser> = {
  idOf: ({ userId }) => userId,
  holders: readHolders,
  read: readChangeable,
  add: addPlanned,
  change: changePlanned,
  afterWrite: rejectLosingLastAdmin,
  markOf: markOfUser,
  keep: keepUsers,
  remove: removeImported,
  restore: restoreUser,
}
