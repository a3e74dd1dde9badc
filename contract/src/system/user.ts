import * as z from 'zod'
import { endpoint, pageOf } from '../endpoint'
import { filter, id, moment, order, paging, queryId, queryStatus, status, version } from '../fields'
import { Post } from './post'
import { Role } from './role'

export const User = z.strictObject({
  userId: id,
  deptId: id.nullable(),
  /** In the language asked for; empty without a department. */
  deptName: z.string(),
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** 1 male, 0 female: the values of the dictionary `sys_user_sex`. */
  sex: z.literal([0, 1]),
  avatar: z.string(),
  status,
  roles: z.array(Role.pick({ roleId: true, roleKey: true, roleName: true })),
  roleIds: z.array(id),
  postId: id.nullable(),
  /** Holds the admin role. */
  admin: z.boolean(),
  remark: z.string(),
  createdAt: moment,
  version,
})
export type User = z.output<typeof User>

export const UserQuery = z.strictObject({
  ...paging,
  username: filter,
  phoneNumber: filter,
  status: queryStatus,
  /** That department and all below it. */
  deptId: queryId.optional(),
  sort: z.enum(['userId', 'username', 'nickname', 'createdAt']).default('userId'),
  order,
})

export const UserForm = z.strictObject({ roles: z.array(Role), posts: z.array(Post), userInfo: User.nullable() })

export const users = {
  list: endpoint('GET /api/system/user/list', {
    access: 'system:user:list',
    query: UserQuery,
    reply: pageOf(User),
    message: 'queried',
  }),
  /** What the user form needs: the roles and posts to choose from and, with an id, the user. */
  read: endpoint('GET /api/system/user', {
    access: 'system:user:query',
    query: z.strictObject({ userId: queryId.optional() }),
    reply: UserForm,
  }),
}
