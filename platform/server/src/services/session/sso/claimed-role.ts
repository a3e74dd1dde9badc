import { user } from 'atrium/contract/system/user.record'
import { AppError } from '#server/call/app-error'
import { countOf } from '#server/db/count'
import type { Claims } from '#server/call/sso/identity-client'
import type { Writes } from '#server/call/write-call'
import type { Database } from '#server/db/schema'
import { setMembership } from '../../user/user-roles'

/** Returns the values of the claim of roles: a list of texts, or one. */
export function claimValues(claims: Claims, claim: string): string[] {
  const value = claim === '' ? undefined : claims[claim]
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((one) => typeof one === 'string')
}

/** Returns the roles that claims give by the rules of a provider, in their order. */
export async function rolesOfClaims(
  db: Database,
  { providerId, roleClaim }: { readonly providerId: number; readonly roleClaim: string },
  claims: Claims,
): Promise<number[]> {
  const values = claimValues(claims, roleClaim)
  if (values.length === 0) return []
  const rules = await db
    .selectFrom('identityProviderRoles')
    .where('providerId', '=', providerId)
    .orderBy('position')
    .select(['claimValue', 'roleId'])
    .execute()
  return [...new Set(rules.filter(({ claimValue }) => values.includes(claimValue)).map(({ roleId }) => roleId))]
}

async function heldRoles(db: Database, userId: number): Promise<number[]> {
  const links = db.selectFrom('userRoles').where('userId', '=', userId).orderBy('roleId').select('roleId')
  return (await links.execute()).map(({ roleId }) => roleId)
}

/** Reads the roles of a user that claims gave. */
export async function readClaimedRoles(db: Database, userId: number): Promise<number[]> {
  const rows = db.selectFrom('claimedRoles').where('userId', '=', userId).select('roleId').distinct()
  return (await rows.orderBy('roleId').execute()).map(({ roleId }) => roleId)
}

/** Throws `user.claimedRole` where one of these roles was given to one of these users by a provider: it is changed there. */
export async function rejectClaimed(
  db: Database,
  userIds: readonly number[],
  roleIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0 || roleIds.length === 0) return
  const claimed = db
    .selectFrom('claimedRoles')
    .where('userId', 'in', [...userIds])
    .where('roleId', 'in', [...roleIds])
  if ((await countOf(claimed)) > 0) throw new AppError(user.errors.claimedRole, { at: 'roleIds' })
}

/**
 * Makes these the roles that a provider gave a user. A role that they have by hand stays as it is. Returns whether their roles are others now.
 */
export async function setClaimedRoles(
  writes: Writes,
  { userId, providerId }: { readonly userId: number; readonly providerId: number },
  roleIds: readonly number[],
): Promise<boolean> {
  const { db } = writes
  const claims = await db.selectFrom('claimedRoles').where('userId', '=', userId).selectAll().execute()
  const own = claims.filter((claim) => claim.providerId === providerId).map(({ roleId }) => roleId)
  const ofOthers = new Set(claims.filter((claim) => claim.providerId !== providerId).map(({ roleId }) => roleId))
  const held = await heldRoles(db, userId)
  const isClaimed = (roleId: number) => own.includes(roleId) || ofOthers.has(roleId)
  const added = roleIds.filter((roleId) => !own.includes(roleId) && (!held.includes(roleId) || isClaimed(roleId)))
  const removed = own.filter((roleId) => !roleIds.includes(roleId))
  if (removed.length > 0) {
    const mine = db.deleteFrom('claimedRoles').where('userId', '=', userId).where('providerId', '=', providerId)
    await mine.where('roleId', 'in', removed).execute()
  }
  for (const roleId of added) await db.insertInto('claimedRoles').values({ userId, roleId, providerId }).execute()
  const given = added.filter((roleId) => !held.includes(roleId))
  const taken = removed.filter((roleId) => !ofOthers.has(roleId) && held.includes(roleId))
  for (const roleId of given) await changeRole(writes, userId, roleId, true)
  for (const roleId of taken) await changeRole(writes, userId, roleId, false)
  return given.length + taken.length > 0
}

async function changeRole(writes: Writes, userId: number, roleId: number, held: boolean): Promise<void> {
  const roleIds = await heldRoles(writes.db, userId)
  await setMembership(writes, roleId, [{ userId, roleIds }], held)
}

/** Takes the roles away that a provider gave, from everybody. */
export async function removeClaimedRoles(writes: Writes, providerIds: readonly number[]): Promise<void> {
  const rows = writes.db.selectFrom('claimedRoles').where('providerId', 'in', [...providerIds])
  const claimed = await rows.select(['userId', 'providerId']).distinct().execute()
  for (const claim of claimed) await setClaimedRoles(writes, claim, [])
}
