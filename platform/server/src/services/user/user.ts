import { user } from '@atrium/contract/system/user.record'
import type { UserFields } from '@atrium/contract/system/user/extra-fields'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { deleteFiles } from '#server/call/stored-files'
import type { Writes } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import type { Database, UserTable } from '#server/db/schema'
import { endSessionsOf } from '../session/session-end'
import { insertUserExtra, noExtra, updateUserExtra, type ExtraChange, type ExtraRecord } from './user-extra'
import { insertUserRoles, replaceRoles } from './user-roles'

type UserRow = Selectable<UserTable>

/** The columns of a user that the operation log shows, beside the ids of their roles. */
export const userColumns = [
  'userId',
  'deptId',
  'postId',
  'username',
  'nickname',
  'email',
  'phoneNumber',
  'sex',
  'status',
  'mustChangePassword',
  'remark',
  'version',
] as const

/** A user as the operation log shows them, with the ids of their roles. */
export type UserRecord = Pick<UserRow, (typeof userColumns)[number]> & {
  readonly roleIds: number[]
  /** The extra fields of the modules that run. */
  readonly extra?: ExtraRecord
}

/** A user to be added, with the ids of their roles and the extra fields that are filled in. */
export type NewUser = Insertable<UserTable> & { readonly roleIds: readonly number[]; readonly extra?: ExtraRecord }

/** Returns a user as a row of the operation log holds them. */
export const loggedUser = ({ extra, ...row }: UserRecord): Omit<UserRecord, 'extra'> => ({ ...row, ...extra })

/** Adds users with their roles. Returns them, in any order. */
export async function insertUsers(db: Database, users: readonly NewUser[]): Promise<UserRecord[]> {
  const added: UserRecord[] = []
  for (const some of chunksOf(users)) {
    const rows = some.map(({ roleIds: _, extra: __, ...row }) => row)
    const inserted = await db.insertInto('users').values(rows).returning(userColumns).execute()
    const roles = new Map(some.map(({ username, roleIds }) => [username, [...roleIds]]))
    added.push(...inserted.map((row) => ({ ...row, roleIds: roles.get(row.username)! })))
  }
  await insertUserRoles(
    db,
    added.flatMap(({ userId, roleIds }) => roleIds.map((roleId) => ({ userId, roleId }))),
  )
  return added
}

/** Adds users with their roles and the extra fields of `groups`, and the users to the log. Returns them, in any order. */
export async function addUsers(
  { db, changed }: Writes,
  users: readonly NewUser[],
  groups: readonly UserFields[] = [],
): Promise<UserRecord[]> {
  const inserted = await insertUsers(db, users)
  const given = new Map(users.map(({ username, extra }) => [username, { ...noExtra(groups), ...extra }]))
  const added = inserted.map((row) => ({ ...row, extra: given.get(row.username)! }))
  await insertUserExtra(
    db,
    groups,
    added.map(({ userId, extra }) => ({ userId, values: extra })),
  )
  for (const after of added) changed({ target: user.kind, id: after.userId, after: loggedUser(after) })
  return added
}

/** Changes columns of a user and bumps their version. Returns the given columns as they are now; the log is up to the caller. */
export async function updateUserRow<C extends keyof UserRow>(
  db: Database,
  { userId, version }: Pick<UserRow, 'userId' | 'version'>,
  change: Updateable<UserTable>,
  columns: readonly C[],
): Promise<Pick<UserRow, C>> {
  const update = db.updateTable('users').set({ ...change, version: version + 1 })
  const changed = update.where('userId', '=', userId).returning(columns as readonly (keyof UserRow)[])
  return changed.executeTakeFirstOrThrow()
}

/** Changes a user, their roles and extra fields, ends the sessions of one who is disabled, and adds the change to the log. */
export async function changeUser(
  { db, now, changed }: Writes,
  before: UserRecord,
  change: Updateable<UserTable>,
  roleIds: number[] = before.roleIds,
  extra?: ExtraChange,
): Promise<void> {
  const { userId } = before
  const after = await updateUserRow(db, before, change, userColumns)
  if (roleIds !== before.roleIds) await replaceRoles(db, userId, roleIds)
  if (extra) await updateUserExtra(db, userId, extra)
  if (change.status === 0) await endSessionsOf(db, { reason: 'session.disabled', now }, [userId])
  // The log keeps no password, so it says that there is another one.
  const replaced = change.passwordHash === undefined ? undefined : { passwordReplaced: 1 }
  const logged = loggedUser({ ...after, roleIds, extra: { ...before.extra, ...extra?.values } })
  changed({ target: user.kind, id: userId, before: loggedUser(before), after: { ...logged, ...replaced } })
}

/** Deletes users with their sessions and pictures; their extra fields go by the references of their tables. The log is up to the caller, since a setting says how it names them. */
export async function removeUsers({ db, now }: Pick<Writes, 'db' | 'now'>, ids: readonly number[]): Promise<void> {
  await endSessionsOf(db, { reason: 'session.deleted', now }, ids)
  const pictures = await db.selectFrom('users').where('userId', 'in', ids).select('avatar').execute()
  await deleteFiles({ db }, ['avatar'], pictures)
  await db.deleteFrom('users').where('userId', 'in', ids).execute()
}
