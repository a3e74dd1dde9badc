import { most, patterns } from '../untrusted/rules'
import * as z from 'zod'
import { audit } from '../audit'
import { bytes, exportQuery } from '../download'
import { endpoint, pageOf } from '../endpoint'
import { Choices, choiceQuery } from '../fields/choice'
import { operators } from '../fields/operators'
import { thenBy } from '../fields/then-by'
import {
  email,
  filter,
  id,
  idList,
  moment,
  order,
  pageWith,
  paging,
  phone,
  queryId,
  queryIds,
  queryStatus,
  requiredText,
  status,
  text,
  version,
  type TextFormat,
} from '../fields'
import { newPassword } from '../session'
import { Factors } from './user/factor'
import { maxInvitations, maxPasswordResets } from './user/password-resets'
import { posts } from './post'
import { Role } from './role'
import { user } from './user.record'

/** A role as part of a user, named in the language asked for. */
export const UserRole = Role.pick({ roleId: true, roleKey: true, roleName: true }).meta({ id: 'UserRole' })

export const User = z
  .strictObject({
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
    roles: z.array(UserRole),
    roleIds: z.array(id),
    postId: id.nullable(),
    /** Holds the admin role. */
    admin: z.boolean(),
    remark: z.string(),
    /** They have set no password of their own yet: there is none, or somebody else chose it. */
    passwordDue: z.boolean(),
    createdAt: moment,
    version,
  })
  .meta({ id: 'User' })
export type User = z.output<typeof User>

/** The filters of every list of users. `search` matches user name, nickname, email or phone number. */
export const userFilters = { search: filter, username: filter, phoneNumber: filter }

const sorts = ['userId', 'username', 'nickname', 'createdAt'] as const

export const UserQuery = z.strictObject({
  ...paging,
  pageWith,
  ...userFilters,
  status: queryStatus,
  /** Holds that role. One that the actor does not see counts as a role that nobody holds. */
  roleId: queryId.optional(),
  postId: queryId.optional(),
  ...operators('postId', queryId, 'OneOf', 'Empty'),
  /** That department and all below it. */
  deptId: queryId.optional(),
  sort: z.enum(sorts).default('userId'),
  order,
  thenBy: thenBy(sorts),
})

/** The roles and posts to choose from, and the user. */
export const UserChoices = z
  .strictObject({
    roles: z.array(Role),
    posts: z.array(posts.read.reply),
    userInfo: User.nullable(),
    /** The roles of the user that an identity provider gave, and nobody changes by hand. */
    claimedRoleIds: z.array(id),
  })
  .meta({ id: 'UserChoices' })

/** A sign-in name: letters, digits, `_`, `-` and `.`; unique without regard to case. */
export const username = requiredText(most.username)
  .regex(patterns.username, 'usernameFormat' satisfies TextFormat)
  .meta({ id: 'Username' })

/**
 * A field that is left out gets its default in a new user and stays as it is in an edited one, the roles included. Phone
 * number and email are unique where they are given. Roles of the user that the actor does not hold have to stay. Status,
 * roles, department, email and phone number of a user with rights that the actor lacks have to stay too (403).
 */
export const UserForm = z.strictObject({
  nickname: requiredText(most.nickname),
  deptId: id,
  phoneNumber: phone.optional(),
  email: email.optional(),
  sex: z.literal([0, 1]).optional(),
  status: status.optional(),
  postId: id.nullable().optional(),
  roleIds: idList(100).optional(),
  remark: text(most.remark).optional(),
})
export type UserForm = z.output<typeof UserForm>

/** A password, or `invite`: then a link by which they set their own one goes to their email address. */
export const NewUser = UserForm.extend({
  username,
  password: newPassword.optional(),
  invite: z.literal(true).optional(),
}).meta({ id: 'NewUser' })

export const UserEdit = UserForm.extend({ userId: id, username: username.optional(), version }).meta({ id: 'UserEdit' })

/** The permissions that read one user with `users.read`, with an id. Adding one needs less. */
export const userRecord = { access: ['system:user:query', 'system:user:edit'] } as const

/** A one-time password, in the order of the request. No later call returns it again. */
export const IssuedPassword = z
  .strictObject({ userId: id, username: z.string(), password: z.string() })
  .meta({ id: 'IssuedPassword' })
export type IssuedPassword = z.output<typeof IssuedPassword>

/**
 * `invited`: the link goes to their email address. Nobody else gets one: `noEmail` without an address, `disabled`, and `hasPassword` for those who have set a
 * password of their own.
 */
export const invitationOutcomes = ['invited', 'noEmail', 'disabled', 'hasPassword'] as const
export const Invitation = z.strictObject({ userId: id, outcome: z.enum(invitationOutcomes) }).meta({ id: 'Invitation' })
export type Invitation = z.output<typeof Invitation>

/** Whether both logs go on naming a user who is deleted, or have a pseudonym in place of name, address and browser. */
export const deletedInLogs = ['named', 'pseudonym'] as const
export type DeletedInLogs = (typeof deletedInLogs)[number]

/** The traces that a deleted user leaves: rows of both logs, for so many days. */
export const UserTraces = z
  .strictObject({ logDays: z.int().min(1), deletedInLogs: z.enum(deletedInLogs) })
  .meta({ id: 'UserTraces' })

export const users = {
  list: endpoint('GET /api/system/user/list', {
    access: 'system:user:list',
    query: UserQuery,
    reply: pageOf(User),
    message: 'queried',
    summary: 'List users',
  }),
  /**
   * The data of the user form: the roles and posts to choose from and, with an id, the user. A user is for those with `userRecord`
   * alone: with an id, everybody else gets 403.
   */
  read: endpoint('GET /api/system/user', {
    access: ['system:user:query', 'system:user:add', 'system:user:edit'],
    query: z.strictObject({ userId: queryId.optional() }),
    reply: UserChoices,
    summary: 'Read a user, with the roles and posts to choose from',
  }),
  /** Finds the roles in the reader's scope and the posts that the list is filtered by. */
  choices: endpoint('GET /api/system/user/choices', {
    access: ['system:user:query', 'system:user:add', 'system:user:edit'],
    query: choiceQuery(['roleId', 'postId']),
    reply: Choices,
    summary: 'Find the choices in filters of users',
  }),
  /** Returns the id of the new user, who has to change the password at the first sign-in, unless they were invited to set one. 409 `mail.notSetUp` for an invitation without a mail server. */
  add: endpoint('POST /api/system/user', {
    access: 'system:user:add',
    body: NewUser,
    reply: id,
    audit: audit('add', user, '新增用户', 'Add user'),
  }),
  /** A user keeps their name: `username` may come along, but not change. Disabling ends the user's sessions. */
  edit: endpoint('PUT /api/system/user', {
    access: 'system:user:edit',
    body: UserEdit,
    reply: z.null(),
    audit: audit('edit', user, '修改用户', 'Edit user'),
  }),
  /** Returns the consequences of a deletion, for its confirmation. */
  traces: endpoint('GET /api/system/user/traces', {
    access: 'system:user:delete',
    reply: UserTraces,
    summary: 'Read what the logs keep of deleted users',
  }),
  /** Both logs keep the rows of these users with their names or with a pseudonym, as `traces` says. */
  delete: endpoint('DELETE /api/system/user', {
    access: 'system:user:delete',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', user, '删除用户', 'Delete users'),
  }),
  /**
   * Returns a one-time password: good for 24 hours, and to be changed at the first sign-in. Ends the user's sessions. 403 for
   * a user with rights that the actor lacks.
   */
  resetPassword: endpoint('PUT /api/system/user/resetPwd', {
    access: 'system:user:resetPwd',
    body: z.strictObject({ userId: id }),
    reply: z.string(),
    audit: audit('edit', user, '重置密码', 'Reset password'),
    showsSecret: true,
  }),
  /**
   * The same for several users, all of them or none. As few at once as one call has time for: each password takes its hash
   * some 50 ms, which is meant to be slow.
   */
  resetPasswords: endpoint('PUT /api/system/user/resetPwds', {
    access: 'system:user:resetPwd',
    body: z.strictObject({ userIds: idList(maxPasswordResets).min(1) }),
    reply: z.array(IssuedPassword),
    audit: audit('edit', user, '批量重置密码', 'Reset passwords'),
    showsSecret: true,
  }),
  /**
   * Mails a link to each of these users who have set no password of their own yet: good once, for 7 days, in place of an earlier one and of a one-time
   * password. 409 `mail.notSetUp` without a mail server, 403 where one of them has rights that the actor lacks.
   */
  invite: endpoint('PUT /api/system/user/invite', {
    access: 'system:user:resetPwd',
    body: z.strictObject({ userIds: idList(maxInvitations).min(1) }),
    reply: z.array(Invitation),
    audit: audit('edit', user, '邀请用户', 'Invite users'),
  }),
  /** Reads the second factors of a user in scope, for who may reset them. */
  factors: endpoint('GET /api/system/user/factors', {
    access: 'system:user:resetPwd',
    query: z.strictObject({ userId: queryId }),
    reply: Factors,
    summary: 'Read the second factors of a user',
  }),
  /** Removes the second factors and recovery codes of a user, who signs in with the password alone from then on. 403 for a user with rights that the actor lacks. */
  resetFactors: endpoint('PUT /api/system/user/resetFactors', {
    access: 'system:user:resetPwd',
    body: z.strictObject({ userId: id }),
    reply: z.null(),
    audit: audit('edit', user, '重置两步验证', 'Reset second factors'),
  }),
  /** Disabling ends the user's sessions. */
  changeStatus: endpoint('PUT /api/system/user/changeStatus', {
    access: 'system:user:edit',
    body: z.strictObject({ userId: id, status, version: version.optional() }),
    reply: z.null(),
    audit: audit('edit', user, '启停用户', 'Enable or disable user'),
  }),
  setRoles: endpoint('PUT /api/system/user/authRole', {
    access: 'system:user:edit',
    body: z.strictObject({ userId: id, roleIds: idList(100), version: version.optional() }),
    reply: z.null(),
    audit: audit('grant', user, '分配角色', 'Assign roles'),
  }),
  export: endpoint('GET /api/system/user/export', {
    access: 'system:user:export',
    query: exportQuery(UserQuery),
    reply: bytes,
    summary: 'Export users',
  }),
}
