import { serviceAccount } from 'atrium/contract/system/user/service-account/service-account.record'
import type { Writes } from '#server/call/write-call'
import { nameAvatar } from './drawn-avatar'
import { deleteUserRows, insertUsers, nobody, replaceRoles, updateUserRow } from './user-rows'

/** The columns of a service account that the operation log shows, beside the ids of its roles. The others say nothing of it. */
export const serviceAccountColumns = [
  'userId',
  'deptId',
  'username',
  'nickname',
  'status',
  'remark',
  'version',
] as const

/** The values of a service account that administrators give it. */
export interface ServiceAccountValues {
  readonly nickname: string
  readonly deptId: number
  readonly roleIds: number[]
  readonly status: 0 | 1
  readonly remark: string
}

/** A service account as the operation log shows it. */
export interface ServiceAccountRecord extends Omit<ServiceAccountValues, 'deptId'> {
  readonly userId: number
  readonly deptId: number | null
  readonly username: string
  readonly version: number
}

/** Adds a service account, which has no password and never one, and adds it to the log. Returns its id. */
export async function addServiceAccount(
  { db, now, changed }: Writes,
  { username, ...values }: ServiceAccountValues & { readonly username: string },
): Promise<number> {
  const account = { username, avatar: nameAvatar(username), createdAt: now }
  const [row] = await insertUsers(db, [{ ...nobody, ...account, ...values }])
  const { userId, version } = row!
  await db.insertInto('serviceAccounts').values({ userId }).execute()
  changed({ target: serviceAccount.kind, id: userId, after: { userId, username, ...values, version } })
  return userId
}

/** Changes a service account, and adds the change to the log. */
export async function changeServiceAccount(
  { db, changed }: Writes,
  before: ServiceAccountRecord,
  { roleIds, ...values }: ServiceAccountValues,
): Promise<void> {
  const { userId } = before
  const after = await updateUserRow(db, before, values, serviceAccountColumns)
  await replaceRoles(db, userId, roleIds)
  changed({ target: serviceAccount.kind, id: userId, before, after: { ...after, roleIds } })
}

/** Deletes service accounts with their tokens, and adds them to the log, which goes on naming them: they are nobody. */
export async function removeServiceAccounts(writes: Writes, accounts: readonly ServiceAccountRecord[]): Promise<void> {
  await deleteUserRows(
    writes,
    accounts.map(({ userId }) => userId),
  )
  for (const before of accounts) writes.changed({ target: serviceAccount.kind, id: before.userId, before })
}
