import type { Demo } from 'atrium/contract/brand'
import { platformApi as api } from 'atrium/contract/module/platform-api'
import type { Endpoint } from 'atrium/contract/endpoint'
import type { ErrorCode } from 'atrium/contract/error/codes'
import type { RecordError } from 'atrium/contract/kind/record-kind'
import { dict } from 'atrium/contract/system/dict.record'
import { role } from 'atrium/contract/system/role.record'
import { user } from 'atrium/contract/system/user.record'
import type { DemoRecord, View } from './records.seed'

/**
 * A change that is made to a record again and again: its fields go through these values and back to the present ones. Without
 * values nothing of the record changes that the log shows, such as with a new password.
 */
export interface Edit {
  readonly endpoint: Endpoint
  readonly table: DemoRecord['table']
  readonly id: number
  readonly view: View
  readonly others: readonly Readonly<Record<string, unknown>>[]
}

export const edit = (
  endpoint: Endpoint,
  [table, id]: readonly [DemoRecord['table'], number],
  ...others: Edit['others']
): Edit => ({ endpoint, table, id, others, view: table === 'users' ? 'user' : 'whole' })

export const ofPosts = [
  edit(api.posts.edit, ['posts', 2], { postName: '项目主管', postNameEn: 'Project Lead' }),
  edit(api.posts.edit, ['posts', 3], { postName: '人事', postNameEn: 'Personnel' }),
  edit(api.posts.edit, ['posts', 4], { remark: '含试用期员工' }, { postName: '职员', postNameEn: 'Employee' }),
]

export const ofDictionaries = [
  edit(api.dicts.edit, ['dictTypes', 2], { remark: '1 正常，0 停用' }),
  edit(api.dicts.editData, ['dictData', 3], { dictLabel: '正常', dictLabelEn: 'Normal' }),
  edit(api.dicts.editData, ['dictData', 4], { listClass: 'danger' }, { listClass: 'info' }),
  edit(api.dicts.editData, ['dictData', 6], { listClass: 'warning' }),
]

export const ownProfile = (userId: number, ...others: Edit['others']): Edit => ({
  endpoint: api.profile.edit,
  table: 'users',
  id: userId,
  view: 'profile',
  others,
})

export const ownPassword = (userId: number): Edit => ({
  endpoint: api.profile.changePassword,
  table: 'users',
  id: userId,
  view: 'account',
  others: [],
})

/**
 * The edits of each account. The admin may do everything; the editor what needs no scope, and in their department, 5; the
 * others change their own account alone.
 */
const editsOf = ({ emailDomain }: Demo): Readonly<Record<number, readonly Edit[]>> => ({
  1: [
    ...ofPosts,
    ...ofDictionaries,
    edit(api.depts.edit, ['depts', 4], { deptName: '系统运维部', deptNameEn: 'IT Operations' }),
    edit(api.depts.edit, ['depts', 8], { leader: '' }, { leader: '赵一鸣' }),
    edit(api.depts.edit, ['depts', 10], { status: 1 }),
    edit(api.depts.sort, ['depts', 9], { orderNum: 11 }),
    edit(api.menus.edit, ['menus', 106], { name: '操作记录', nameEn: 'Operations' }),
    edit(api.menus.sort, ['menus', 108], { sort: 10 }),
    edit(api.roles.edit, ['roles', 3], { roleName: '普通成员' }, { remark: '默认角色' }),
    edit(api.roles.edit, ['roles', 4], { roleName: '来宾', roleNameEn: 'Visitor' }),
    edit(api.users.edit, ['users', 2], { postId: 4 }),
    edit(api.users.edit, ['users', 3], { phoneNumber: '18600000931' }),
    edit(api.users.edit, ['users', 4], { remark: '合作方，按季度续期' }),
    edit(api.users.setRoles, ['users', 4], { roleIds: [3, 4] }),
  ],
  2: [
    ...ofPosts,
    ...ofDictionaries,
    edit(api.depts.edit, ['depts', 5], { deptName: '平台一组' }, { leader: '' }),
    ownProfile(2, { email: `siyuan@${emailDomain}` }),
    ownPassword(2),
  ],
  3: [ownProfile(3, { email: `ruotong@${emailDomain}` }, { nickname: '若彤' }), ownPassword(3)],
  4: [ownProfile(4, { phoneNumber: '15800003095' })],
})

/** A call and the error that it is rejected with, whose text holds no numbers. */
export type RejectedCall = readonly [Endpoint, ErrorCode | RecordError]

/** The calls of somebody after a sign-in: the most of them, how likely there are any, and which. */
export interface Habit {
  readonly most: number
  readonly likely: number
  readonly edits: readonly Edit[]
  readonly rejected: readonly RejectedCall[]
}

/** By the id of a user; those without one only look. */
export type Habits = (userId: number) => Habit | undefined

/** The calls of each account that are rejected. */
const rejected: Readonly<Record<number, readonly RejectedCall[]>> = {
  1: [
    [api.posts.add, 'record.taken'],
    [api.depts.edit, 'record.stale'],
    [api.roles.edit, role.errors.isAdmin],
    [api.users.changeStatus, user.errors.isSelf],
  ],
  2: [
    [api.posts.add, 'record.taken'],
    [api.posts.edit, 'record.stale'],
    [api.dicts.deleteData, dict.errors.builtIn],
    [api.roles.edit, 'access.stronger'],
  ],
  3: [
    [api.profile.changePassword, 'password.wrong'],
    [api.users.edit, 'access.denied'],
  ],
  4: [[api.posts.edit, 'access.denied']],
}

const eagerness: Readonly<Record<number, readonly [most: number, likely: number]>> = {
  1: [3, 0.8],
  2: [3, 0.75],
  3: [1, 0.2],
  4: [1, 0.2],
}

/** Returns the habits of the four accounts of the demo. */
export function demoHabits(demo: Demo): Habits {
  // Made once: the history continues an edit by the identity of its object.
  const edits = editsOf(demo)
  return (userId) => {
    const [most, likely] = eagerness[userId] ?? []
    return most && likely ? { most, likely, edits: edits[userId]!, rejected: rejected[userId]! } : undefined
  }
}
