import type { Call } from '#server/call/call'
import { readUserExtra, shownExtra } from '#server/services/user/user-extra'
import { runningFields } from './running-fields'

/** Adds their extra fields to users; a product without such fields gets the users as they are. */
export async function usersWithExtra<T extends { readonly userId: number }>(call: Call, users: T[]): Promise<T[]> {
  if (call.deps.product.contract.userFields.length === 0) return users
  const groups = runningFields(call)
  const ids = users.map(({ userId }) => userId)
  const records = await readUserExtra(call.db, groups, ids)
  return users.map((user) => ({ ...user, extra: shownExtra(groups, records.get(user.userId)!) }))
}

/** Adds their extra fields to one user. */
export async function userWithExtra<T extends { readonly userId: number }>(call: Call, user: T): Promise<T> {
  return (await usersWithExtra(call, [user]))[0]!
}

/** Adds their extra fields to the users of a page. */
export async function withExtra<T extends { readonly userId: number }, I>(
  call: Call,
  page: { items: T[]; pageInfo: I },
): Promise<{ items: T[]; pageInfo: I }> {
  return { ...page, items: await usersWithExtra(call, page.items) }
}
