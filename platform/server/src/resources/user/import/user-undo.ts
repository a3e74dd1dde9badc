import { roleIdsOf } from '#server/access/actor'
import { readAssignableIds } from '#server/access/grants'
import { readPowers } from '#server/access/powers'
import type { Call } from '#server/call/call'
import type { FieldError } from '#server/call/text/field-error-code'
import type { WriteCall } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import type { Restored } from '#server/crud/import/import-list'
import { removeUsers, type UserRecord } from '#server/services/user/user'
import type { ExtraRecord } from '#server/services/user/user-extra'
import { saveUser } from '../user-record'

const signedIn: FieldError = { words: { zh: '已经登录过', en: 'Has signed in' } }
const missing: FieldError = { words: { zh: '原来的部门或岗位已不存在', en: 'The former department or post is gone' } }

/** A password that was reset since is no change: new users get theirs right after an import. */
export function markOfUser({ deps }: Call, { version: _, mustChangePassword: __, ...user }: UserRecord): string {
  return deps.sha256(JSON.stringify(user))
}

interface Undone {
  readonly added: readonly UserRecord[]
  readonly changed: readonly Restored<UserRecord>[]
}

/** Finds users whom the actor may not change in this way, who have used their account, and whose former department or post is gone. */
export async function keepUsers(call: WriteCall, { added, changed }: Undone): Promise<Map<number, FieldError>> {
  const kept = new Map<number, FieldError>()
  const powers = await readPowers(call, [...added, ...changed.map(({ record }) => record)])
  const roles = { given: await readAssignableIds(call), taken: new Set(roleIdsOf(call.actor)) }
  const places = await readPlaces(call)
  for (const user of added) if (!powers.covers(user)) kept.set(user.userId, 'stronger')
  for (const { record, former } of changed) {
    const after = { ...record, ...former } as UserRecord
    const mayGive = after.roleIds.every((id) => record.roleIds.includes(id) || roles.given.has(id))
    const mayTake = call.actor.admin || record.roleIds.every((id) => after.roleIds.includes(id) || roles.taken.has(id))
    if (!powers.covers(record) || !mayGive || !mayTake) kept.set(record.userId, 'stronger')
    else if (powers.widerField(record, after)) kept.set(record.userId, 'widerScope')
    else if (!places.hasDept(after.deptId) || !places.hasPost(after.postId)) kept.set(record.userId, missing)
  }
  for (const userId of await usedAccounts(call, added)) kept.set(userId, signedIn)
  return kept
}

async function readPlaces({ db }: Call) {
  const depts = new Set((await db.selectFrom('depts').select('deptId').execute()).map(({ deptId }) => deptId))
  const posts = new Set((await db.selectFrom('posts').select('postId').execute()).map(({ postId }) => postId))
  return {
    hasDept: (id: number | null) => id === null || depts.has(id),
    hasPost: (id: number | null) => id === null || posts.has(id),
  }
}

async function usedAccounts({ db }: Call, users: readonly UserRecord[]): Promise<number[]> {
  const used: number[] = []
  for (const some of chunksOf(users.map(({ userId }) => userId))) {
    const attempts = db.selectFrom('signIns').where('userId', 'in', some).where('result', '=', 'success')
    for (const { userId } of await attempts.select('userId').distinct().execute()) used.push(userId!)
  }
  return used
}

export const removeImported = (call: WriteCall, users: readonly UserRecord[]): Promise<void> => removeUsers(call, users)

export async function restoreUser(call: WriteCall, { record, former }: Restored<UserRecord>): Promise<void> {
  const { roleIds = record.roleIds, ...values } = former as { readonly roleIds?: number[] } & ExtraRecord
  const entries = Object.entries(values)
  const isExtra = ([key]: readonly [string, unknown]) => key.startsWith('extra.')
  const extra = Object.fromEntries(entries.filter(isExtra)) as ExtraRecord
  await saveUser(call, record, Object.fromEntries(entries.filter((one) => !isExtra(one))), roleIds, extra)
}
