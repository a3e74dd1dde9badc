import type { Language } from 'atrium/contract/language'
import type { Selectable } from 'kysely'
import { isPerson } from '#server/access/records/persons'
import type { Database, UserTable } from '#server/db/schema'
import { endPasswordLinks } from './password-link'

type Credentials = Pick<Selectable<UserTable>, 'passwordHash' | 'mustChangePassword'> &
  Partial<Pick<Selectable<UserTable>, 'passwordExpiresAt'>>

/** Makes other transactions wait that change an enabled user. Returns the hash of their password, undefined where there is no such user, or it is a service account. */
export function holdEnabledUser(db: Database, userId: number): Promise<{ passwordHash: string } | undefined> {
  return db
    .updateTable('users')
    .set({ status: 1 })
    .where('userId', '=', userId)
    .where('status', '=', 1)
    .where(isPerson)
    .returning('passwordHash')
    .executeTakeFirst()
}

/** Replaces a password by another one, for the one user or for all who have it, whose links to set one end. Returns whose it was. */
export async function replacePassword(
  db: Database,
  { passwordHash, userId }: { readonly passwordHash: string; readonly userId?: number },
  by: Credentials,
): Promise<{ userId: number; username: string }[]> {
  const update = db.updateTable('users').set(by).where('passwordHash', '=', passwordHash)
  const some = userId === undefined ? update : update.where('userId', '=', userId)
  const replaced = await some.returning(['userId', 'username']).execute()
  await endPasswordLinks(
    db,
    replaced.map((row) => row.userId),
  )
  return replaced
}

/** Gives a user another picture. The version stays: a picture is part of no form that could be out of date by it. */
export async function setPicture(db: Database, userId: number, avatar: string): Promise<void> {
  await db.updateTable('users').set({ avatar }).where('userId', '=', userId).execute()
}

/** Keeps the language that a person chose. The version stays, as with a picture. */
export async function setLanguage(db: Database, userId: number, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('userId', '=', userId).execute()
}

/** Sets the version that the history of the demo comes to. */
export async function setUserVersion(db: Database, userId: number, version: number): Promise<void> {
  await db.updateTable('users').set({ version }).where('userId', '=', userId).execute()
}

/** Sets when the accounts of the demo were made: before its history. */
export async function setUsersCreated(db: Database, createdAt: number): Promise<void> {
  await db.updateTable('users').set({ createdAt }).execute()
}
