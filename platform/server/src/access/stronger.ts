import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from '../db/schema'
import { AppError } from '../call/app-error'
import type { Call } from '../call/call'
import { readPowers, type Holder } from './powers'

/**
 * Rejects what takes over or disarms the account of a user with rights that the actor lacks: a person who resets a password may
 * sign in with it. `at` is the field of a form that would do so.
 */
export async function rejectStronger(call: Call, users: readonly Holder[], at?: string): Promise<void> {
  const { covers } = await readPowers(call, users)
  if (!users.every(covers)) throw new AppError('access.stronger', { at })
}

type UserIds = readonly number[] | SelectQueryBuilder<Schema, 'userRoles', { userId: number }>

/** These users with their departments and roles. `userIds` may be a query. */
export async function readHolders({ db }: Call, userIds: UserIds): Promise<Holder[]> {
  const users = db.selectFrom('users').where('userId', 'in', userIds).select(['userId', 'deptId'])
  const rows = await users.orderBy('userId').execute()
  const rolesOf = new Map<number, number[]>(rows.map(({ userId }) => [userId, []]))
  const links = db.selectFrom('userRoles').where('userId', 'in', userIds).selectAll().orderBy('roleId')
  for (const { userId, roleId } of await links.execute()) rolesOf.get(userId)!.push(roleId)
  return rows.map((user) => ({ ...user, roleIds: rolesOf.get(user.userId)! }))
}

/** Everybody who holds the role, in the actor's scope or not. */
export function readHoldersOfRole(call: Call, roleId: number): Promise<Holder[]> {
  return readHolders(call, call.db.selectFrom('userRoles').where('roleId', '=', roleId).select('userId'))
}

/** The same for a change of what a role gives, which everybody who holds it would lose or get. */
export async function rejectStrongerHolders(call: Call, roleId: number, at: string): Promise<void> {
  if (!call.actor.admin) await rejectStronger(call, await readHoldersOfRole(call, roleId), at)
}
