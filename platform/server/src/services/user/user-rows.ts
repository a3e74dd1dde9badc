import type { Insertable, Selectable, Updateable } from 'kysely'
import { deleteFiles } from '#server/call/file/stored-files'
import type { Writes } from '#server/call/write-call'
import { noPassword } from '#server/credentials/no-password'
import { chunksOf } from '#server/db/chunks'
import type { Database, Schema, UserTable } from '#server/db/schema'
import { endSessionsOf } from '../session/session-end'
import { endPasswordLinks } from './password-link'
import type { ExtraRecord } from './user-extra'

// Writes without a row in the operation log: for the functions beside this file, for seeds, and for repairs, which have a row of their own.

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

/** The columns of a user of whom nothing is known. Sex is that of new users, so that it says nothing. */
export const nobody = {
  postId: null,
  email: '',
  phoneNumber: '',
  sex: 1,
  age: null,
  address: '',
  userStory: '',
  remark: '',
  language: '',
  timeZone: '',
  status: 0,
  passwordHash: noPassword,
  mustChangePassword: 0,
  passwordExpiresAt: null,
} as const

/** A user as the operation log shows them, with the ids of their roles. */
export type UserRecord = Pick<UserRow, (typeof userColumns)[number]> & {
  readonly roleIds: number[]
  /** The extra fields of the modules that run. */
  readonly extra?: ExtraRecord
}

/** A user to be added, with the ids of their roles and the extra fields that are filled in. */
export type NewUser = Insertable<UserTable> & { readonly roleIds: readonly number[]; readonly extra?: ExtraRecord }

/** Adds users with their roles, without their extra fields. Returns them, in any order. */
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

/** Changes columns of a user and bumps their version. Another password and disabling end links to set one. Returns the given columns as they are now. */
export async function updateUserRow<C extends keyof UserRow>(
  db: Database,
  { userId, version }: Pick<UserRow, 'userId' | 'version'>,
  change: Updateable<UserTable>,
  columns: readonly C[],
): Promise<Pick<UserRow, C>> {
  const update = db.updateTable('users').set({ ...change, version: version + 1 })
  const changed = update.where('userId', '=', userId).returning(columns as readonly (keyof UserRow)[])
  if (change.passwordHash !== undefined || change.status === 0) await endPasswordLinks(db, [userId])
  return changed.executeTakeFirstOrThrow()
}

/** Deletes users with their sessions and pictures; their extra fields go by the references of their tables. */
export async function deleteUserRows({ db, now }: Pick<Writes, 'db' | 'now'>, ids: readonly number[]): Promise<void> {
  await endSessionsOf(db, { reason: 'session.deleted', now }, ids)
  await deletePictures(db, ids)
  await db.deleteFrom('users').where('userId', 'in', ids).execute()
}

/** Deletes the pictures of users; what held them has to be changed by the caller. */
export async function deletePictures(db: Database, ids: readonly number[]): Promise<void> {
  const pictures = await db.selectFrom('users').where('userId', 'in', ids).select('avatar').execute()
  await deleteFiles({ db }, ['avatar'], pictures)
}

/** Gives roles to users who lack them. */
export async function insertUserRoles(db: Database, links: readonly Schema['userRoles'][]): Promise<void> {
  for (const some of chunksOf(links)) await db.insertInto('userRoles').values(some).execute()
}

/** Makes these the roles of a user. */
export async function replaceRoles(db: Database, userId: number, roleIds: readonly number[]): Promise<void> {
  await db.deleteFrom('userRoles').where('userId', '=', userId).execute()
  await insertUserRoles(
    db,
    roleIds.map((roleId) => ({ userId, roleId })),
  )
}
