import { users } from 'atrium/contract/system/user'
import { readChoices } from '#server/access/records/offered-records'
import { resource } from '#server/call/resource'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import { exportUsers } from './user-export'
import { readUserFactors, resetFactors } from '../session/factor/user-factors'
import { withExtra } from './extra/extra-output'
import { inviteUsers } from './invitation/invite'
import { pageOfUsers, readUserChoices } from './user'
import { prepareReset, prepareResets } from './user-password'
import { changeUserStatus, deleteUsers, editUser, prepareUser, setUserRoles } from './user-writes'

/** The kinds of what users are filtered by. */
const referred = { roleId: 'role', postId: 'post' } as const

export const userResource = resource(users, {
  list: async (call, { query }) => withExtra(call, await pageOfUsers(call, query)),
  read: (call, { query }) => readUserChoices(call, query.userId),
  choices: (call, { query }) => readChoices(call, referred[query.field], query),
  add: { prepare: (call, { body }) => prepareUser(call, body) },
  edit: (call, { body }) => editUser(call, body),
  traces: async (call) => {
    const { operationLogDays, signInLogDays, deletedUsersInLogs: deletedInLogs } = await readPlatformSettings(call)
    return { logDays: Math.max(operationLogDays, signInLogDays), deletedInLogs }
  },
  delete: (call, { query }) => deleteUsers(call, query.ids),
  resetPassword: { prepare: (call, { body }) => prepareReset(call, body.userId) },
  resetPasswords: { prepare: (call, { body }) => prepareResets(call, body.userIds) },
  invite: (call, { body }) => inviteUsers(call, body.userIds),
  factors: (call, { query }) => readUserFactors(call, query.userId),
  resetFactors: (call, { body }) => resetFactors(call, body.userId),
  changeStatus: (call, { body }) => changeUserStatus(call, body),
  setRoles: (call, { body }) => setUserRoles(call, body),
  export: (call, { query }) => exportUsers(call, query),
})
