import { adminRoleKey } from 'atrium/contract/access'
import type { Selectable } from 'kysely'
import type { Claims } from '#server/call/sso/identity-client'
import type { Database } from '#server/db/schema'
import type { IdentityTable } from '#server/db/tables/sso-tables'

/** An account of a person at a provider. */
export type Identity = Selectable<IdentityTable>

const mostShown = 100

/** Returns what a provider calls a person, for people to read. */
export function accountIn(claims: Claims): string {
  const { email, preferred_username: preferred, name, sub } = claims
  const isText = (one: unknown): one is string => typeof one === 'string' && one !== ''
  return ([email, preferred, name, sub].find(isText) ?? '').slice(0, mostShown)
}

/** Finds whose account it is at a provider. */
export function findIdentity(
  db: Database,
  { providerId, subject }: { readonly providerId: number; readonly subject: string },
): Promise<Identity | undefined> {
  const all = db.selectFrom('identities').where('providerId', '=', providerId).where('subject', '=', subject)
  return all.selectAll().executeTakeFirst()
}

/** Reads the accounts of a person, with the names of their providers. */
export function readIdentities(db: Database, userId: number): Promise<(Identity & { providerName: string })[]> {
  return db
    .selectFrom('identities')
    .innerJoin('identityProviders', 'identityProviders.providerId', 'identities.providerId')
    .where('userId', '=', userId)
    .orderBy('identityId')
    .selectAll('identities')
    .select('providerName')
    .execute()
}

/** Links an account to a person. */
export async function addIdentity(
  db: Database,
  { userId, providerId, claims, now }: { userId: number; providerId: number; claims: Claims; now: number },
): Promise<void> {
  const values = { userId, providerId, subject: claims.sub, account: accountIn(claims), linkedAt: now }
  await db
    .insertInto('identities')
    .values({ ...values, lastUsedAt: null })
    .execute()
}

/** Notes that somebody signed in with an account, and what the provider calls them now. */
export async function touchIdentity(db: Database, identityId: number, claims: Claims, now: number): Promise<void> {
  const change = { lastUsedAt: now, account: accountIn(claims) }
  await db.updateTable('identities').set(change).where('identityId', '=', identityId).execute()
}

/** Deletes an account of a person; without an id all of them. */
export async function removeIdentities(db: Database, userId: number, identityId?: number): Promise<void> {
  const all = db.deleteFrom('identities').where('userId', '=', userId)
  await (identityId === undefined ? all : all.where('identityId', '=', identityId)).execute()
}

/**
 * Returns whether a person has to sign in at a provider: they have an account at an enabled one that allows no local password. Those with the built-in
 * role may always sign in here, so that a provider that is down locks nobody out for good.
 */
export async function isProviderOnly(db: Database, userId: number): Promise<boolean> {
  const admins = db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .where('roleKey', '=', adminRoleKey)
    .select('userId')
  const found = await db
    .selectFrom('identities')
    .innerJoin('identityProviders', 'identityProviders.providerId', 'identities.providerId')
    .where('userId', '=', userId)
    .where('userId', 'not in', admins)
    .where('status', '=', 1)
    .where('localPassword', '=', 0)
    .select('identityId')
    .executeTakeFirst()
  return found !== undefined
}
