import { user } from 'atrium/contract/system/user.record'
import type { UserFields } from 'atrium/contract/system/user/extra-fields'
import type { Selectable, Updateable } from 'kysely'
import { deletedName, replaceInLogs, withoutPerson } from '#server/audit/deleted-user-logs'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import type { WriteCall, Writes } from '#server/call/write-call'
import type { UserTable } from '#server/db/schema'
import { endSessionsOf } from '../session/session-end'
import { nameAvatar } from './drawn-avatar'
import { insertUserExtra, noExtra, updateUserExtra, type ExtraChange } from './user-extra'
import {
  deletePictures,
  deleteUserRows,
  insertUsers,
  nobody,
  replaceRoles,
  updateUserRow,
  userColumns,
} from './user-rows'
import type { NewUser, UserRecord } from './user-rows'

export { userColumns, type NewUser, type UserRecord } from './user-rows'

type UserRow = Selectable<UserTable>

/** Returns a user as a row of the operation log holds them. */
const loggedUser = ({ extra, ...row }: UserRecord): Omit<UserRecord, 'extra'> => ({ ...row, ...extra })

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

/** Changes columns of a user and bumps their version. Adds the columns that `before` has to the log, which has to have those of `change`. */
export async function changeUserColumns<C extends keyof UserRow>(
  { db, changed }: Writes,
  before: Pick<UserRow, C | 'userId' | 'version'>,
  change: Pick<Updateable<UserTable>, C>,
): Promise<void> {
  const columns = Object.keys(before) as C[]
  const after = await updateUserRow(db, before, change, columns)
  changed({ target: user.kind, id: before.userId, before, after })
}

/**
 * Deletes users with their sessions and pictures, and adds them to the log, which names them or has a pseudonym in place of them, as the
 * product is set.
 */
export async function removeUsers(call: WriteCall, users: readonly UserRecord[]): Promise<void> {
  await deleteUserRows(
    call,
    users.map(({ userId }) => userId),
  )
  const { deletedUsersInLogs } = await readPlatformSettings(call)
  const isReplaced = deletedUsersInLogs === 'pseudonym'
  if (isReplaced) await replaceInLogs(call, users)
  for (const row of users) {
    const { userId: id } = row
    const before = loggedUser(row)
    call.changed({ target: user.kind, id, before: isReplaced ? withoutPerson(before, deletedName(id)) : before })
  }
}

/**
 * Gives a user another name and takes away all that says who it was: contacts, picture, password, roles, sessions and the extra fields of
 * `groups`. The department stays: it decides who sees what the user did. The log names the pseudonym alone.
 */
export async function anonymiseUser(
  { db, now, changed }: Writes,
  before: UserRecord,
  pseudonym: string,
  groups: readonly UserFields[] = [],
): Promise<void> {
  const { userId } = before
  await endSessionsOf(db, { reason: 'session.disabled', now }, [userId])
  await deletePictures(db, [userId])
  const change = { ...nobody, username: pseudonym, nickname: pseudonym, avatar: nameAvatar(pseudonym) }
  const after = await updateUserRow(db, before, change, userColumns)
  await replaceRoles(db, userId, [])
  await updateUserExtra(db, userId, { groups, values: noExtra(groups) })
  const logged = (row: UserRecord) => withoutPerson(loggedUser(row), pseudonym)
  changed({ target: user.kind, id: userId, before: logged(before), after: logged({ ...after, roleIds: [] }) })
}
