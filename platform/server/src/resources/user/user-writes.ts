import type { Parsed } from 'atrium/contract/endpoint'
import type { users } from 'atrium/contract/system/user'
import { mail } from 'atrium/contract/system/operation/mail.record'
import { user } from 'atrium/contract/system/user.record'
import { rejectLosingLastAdmin } from '#server/access/grants'
import { requireReauthFor } from '#server/access/reauth'
import { rejectStronger } from '#server/access/stronger'
import { noPassword } from '#server/credentials/no-password'
import { rejectPassword } from '#server/credentials/password-rules'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { rejectTaken } from '#server/call/checks/taken'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { nameAvatar } from '#server/services/user/drawn-avatar'
import { addUsers, removeUsers } from '#server/services/user/user'
import { checkExtra, withoutExtra } from './extra/extra-input'
import { runningFields } from './extra/running-fields'
import { sendInvitations } from './invitation/send-invitations'
import { nowhere, rejectPlacing, rejectRoles, rejectTakeover, rejectWider } from './user-form'
import { readTarget, readTargets, updateUser } from './user-record'

type NewUser = Parsed<typeof users.add>['body']

export const blank = {
  phoneNumber: '',
  email: '',
  sex: 1,
  status: 1,
  postId: null,
  remark: '',
  address: '',
  age: null,
  userStory: '',
} as const

export async function prepareUser(call: Call, { password, invite, ...form }: NewUser) {
  if (invite) {
    rejectUninvitable(call, { password, ...form })
    return async (write: WriteCall) => {
      const userId = await addUser(write, form, noPassword)
      await sendInvitations(write, [userId])
      return userId
    }
  }
  if (password === undefined) rejectField('password', 'required')
  await rejectPassword(call, 'password', password, form.username)
  const passwordHash = await call.deps.passwords.hash(password)
  return (write: WriteCall) => addUser(write, form, passwordHash)
}

/** Rejects an invitation of somebody who would get none, or who has a password. */
function rejectUninvitable({ deps }: Call, { password, email, status }: Omit<NewUser, 'invite'>): void {
  if (!deps.mail) throw new AppError(mail.errors.notSetUp)
  if (password !== undefined) rejectField('password', 'notOffered')
  if (!email) rejectField('email', 'required')
  if (status === 0) rejectField('status', 'notOffered')
}

async function addUser(
  call: WriteCall,
  { roleIds = [], ...form }: Omit<NewUser, 'password' | 'invite'>,
  passwordHash: string,
): Promise<number> {
  await rejectPlacing(call, nowhere, { ...form, roleIds })
  requireReauthFor(call, [{ roleIds }])
  await rejectTaken(call, user, form)
  // Two people have seen it, or there is none.
  const account = { passwordHash, mustChangePassword: 1, createdAt: call.now } as const
  const extra = await checkExtra(call, form)
  const row = { ...blank, ...form, ...account, avatar: nameAvatar(form.username) }
  const [added] = await addUsers(call, [{ ...row, roleIds, extra }], runningFields(call))
  return added!.userId
}

export async function editUser(
  call: WriteCall,
  { userId, username, version, roleIds, ...form }: Parsed<typeof users.edit>['body'],
): Promise<null> {
  const before = await readTarget(call, userId, version)
  if (username !== undefined && username !== before.username) rejectField('username', 'notOffered')
  await rejectTakeover(call, before, { ...form, roleIds })
  await rejectPlacing(call, before, { ...form, roleIds })
  await rejectTaken(call, user, form, before)
  const extra = await checkExtra(call, form, before)
  await updateUser(call, before, withoutExtra(form), roleIds, extra)
  return null
}

export async function changeUserStatus(
  call: WriteCall,
  { userId, status, version }: Parsed<typeof users.changeStatus>['body'],
): Promise<null> {
  const before = await readTarget(call, userId, version)
  await rejectTakeover(call, before, { status })
  await updateUser(call, before, { status })
  return null
}

export async function setUserRoles(
  call: WriteCall,
  { userId, roleIds, version }: Parsed<typeof users.setRoles>['body'],
): Promise<null> {
  const before = await readTarget(call, userId, version)
  await rejectTakeover(call, before, { roleIds })
  await rejectRoles(call, before.roleIds, roleIds)
  await rejectWider(call, before, { ...before, roleIds })
  await updateUser(call, before, {}, roleIds)
  return null
}

/** Their sessions go with them, and what they did stays in the logs; the setting says whether under their name. */
export async function deleteUsers(call: WriteCall, ids: number[]): Promise<null> {
  const rows = await readTargets(call, ids)
  if (ids.includes(call.actor.userId)) throw new AppError(user.errors.isSelf)
  await rejectStronger(call, rows)
  requireReauthFor(call, rows)
  await removeUsers(call, rows)
  await rejectLosingLastAdmin(call)
  return null
}
