import type { NewServiceAccount, ServiceAccountEdit } from 'atrium/contract/system/user/service-account/service-account'
import { serviceAccount } from 'atrium/contract/system/user/service-account/service-account.record'
import { requireReauthFor } from '#server/access/reauth'
import { rejectStronger } from '#server/access/stronger'
import { allFound, fresh } from '#server/call/checks/found'
import { rejectTaken } from '#server/call/checks/taken'
import type { WriteCall } from '#server/call/write-call'
import {
  addServiceAccount,
  changeServiceAccount,
  removeServiceAccounts,
  serviceAccountColumns,
  type ServiceAccountRecord,
} from '#server/services/user/service-account'
import { nowhere, rejectPlacing, rejectTakeover } from '../user-form'
import { accountsInScope } from './service-account'

/** Service accounts that the actor may change, as they are now. */
async function readTargets(call: WriteCall, ids: number[]): Promise<ServiceAccountRecord[]> {
  const columns = serviceAccountColumns.map((column) => `users.${column}` as const)
  const rows = allFound(await accountsInScope(call, ids).select(columns).execute(), ids)
  const links = call.db.selectFrom('userRoles').where('userId', 'in', ids).selectAll().orderBy('roleId')
  const held = await links.execute()
  return rows.map((row) => ({
    ...row,
    roleIds: held.filter(({ userId }) => userId === row.userId).map(({ roleId }) => roleId),
  }))
}

/** Its rights are limited as those of a new user are. */
export async function addAccount(call: WriteCall, form: NewServiceAccount): Promise<number> {
  await rejectPlacing(call, nowhere, form)
  requireReauthFor(call, [form])
  await rejectTaken(call, serviceAccount, form)
  return addServiceAccount(call, form)
}

export async function editAccount(call: WriteCall, { userId, version, ...form }: ServiceAccountEdit): Promise<null> {
  const [target] = await readTargets(call, [userId])
  const before = fresh(target!, version)
  await rejectTakeover(call, { ...before, email: '', phoneNumber: '' }, form)
  await rejectPlacing(call, { ...before, postId: null }, form)
  await changeServiceAccount(call, before, form)
  return null
}

/** Their tokens go with them, and what they did stays in the log under their names. */
export async function deleteAccounts(call: WriteCall, ids: number[]): Promise<null> {
  const rows = await readTargets(call, ids)
  await rejectStronger(call, rows)
  requireReauthFor(call, rows)
  await removeServiceAccounts(call, rows)
  return null
}
