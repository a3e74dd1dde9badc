import { users } from '@atrium/contract/system/user'
import { resource } from '../../http/resource'
import { listUsers, readUserForm } from './user'

export const userResource = resource(users, {
  list: (call, { query }) => listUsers(call, query),
  read: (call, { query }) => readUserForm(call, query.userId),
})
