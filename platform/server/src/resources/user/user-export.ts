import type { Parsed } from 'atrium/contract/endpoint'
import type { users } from 'atrium/contract/system/user'
import { inLanguage } from 'atrium/contract/language'
import { nextRows } from '#server/db/next-rows'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/file/download'
import { column, dictCell, momentColumn, statusCell } from '#server/sheet/column'
import { batchesInOrder, downloadSheet } from '#server/sheet/sheet'
import { readUserExtra } from '#server/services/user/user-extra'
import { extraColumns } from './extra/extra-columns'
import { extraAsked, extraSort, type ExtraAsked } from './extra/extra-list'
import { runningFields } from './extra/running-fields'
import { matchingUsers, readRolesOf, userOrder } from './user'

type Query = Parsed<typeof users.export>['query']

/** Without avatars, of which a batch could weigh as much as all the rest. */
const selectRows = (
  call: Call,
  { sort: _, order: __, thenBy: ___, columns: ____, ...filters }: Query,
  extra: ExtraAsked | undefined,
) =>
  matchingUsers(call.db, { ...filters, extra, viewer: call.actor })
    .leftJoin('depts', 'depts.deptId', 'users.deptId')
    .leftJoin('posts', 'posts.postId', 'users.postId')
    .select(['users.userId', 'users.username', 'users.nickname', 'users.email', 'users.phoneNumber', 'users.sex'])
    .select(['users.status', 'users.remark', 'users.createdAt'])
    .select(['depts.deptName', 'depts.deptNameEn', 'posts.postName', 'posts.postNameEn'])

type Selected = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

async function withRoleNames(call: Call, rows: readonly Selected[]) {
  const held = await readRolesOf(
    call,
    rows.map(({ userId }) => userId),
  )
  const groups = runningFields(call)
  const ids = groups.length > 0 ? rows.map(({ userId }) => userId) : []
  const extra = await readUserExtra(call.db, groups, ids)
  return rows.map((row) => ({
    ...row,
    roles: held.get(row.userId)!.map(({ roleName }) => roleName),
    extra: extra.get(row.userId) ?? {},
  }))
}

type Row = Awaited<ReturnType<typeof withRoleNames>>[number]

const columns = [
  column<Row>({ zh: '编号', en: 'ID' }, (row) => row.userId, 'userId'),
  column<Row>({ zh: '用户名', en: 'User name' }, (row) => row.username, 'user'),
  column<Row>({ zh: '昵称', en: 'Nickname' }, (row) => row.nickname, 'user'),
  column<Row>(
    { zh: '部门', en: 'Department' },
    (row, { language }) => inLanguage(language, row.deptName ?? '', row.deptNameEn ?? ''),
    'dept',
  ),
  column<Row>({ zh: '手机号', en: 'Phone' }, (row) => row.phoneNumber, 'phone'),
  column<Row>({ zh: '邮箱', en: 'Email' }, (row) => row.email, 'email'),
  column<Row>({ zh: '性别', en: 'Sex' }, (row, reader) => dictCell('sys_user_sex', row.sex, reader)),
  column<Row>({ zh: '岗位', en: 'Post' }, (row, { language }) =>
    inLanguage(language, row.postName ?? '', row.postNameEn ?? ''),
  ),
  column<Row>({ zh: '角色', en: 'Roles' }, (row) => row.roles.join(', '), 'roles'),
  column<Row>({ zh: '状态', en: 'Status' }, (row, reader) => statusCell(row.status, reader), 'status'),
  column<Row>({ zh: '备注', en: 'Remark' }, (row) => row.remark),
  momentColumn<Row>({ zh: '创建时间', en: 'Created' }, (row) => row.createdAt, 'createdAt'),
]

export async function exportUsers(call: Call, query: Query): Promise<Download> {
  const extra = extraAsked(call, query)
  const rows = selectRows(call, query, extra)
  const selected = extra?.sort ? rows.select(extraSort as never) : rows
  const batches = batchesInOrder(
    (last, limit) => nextRows(selected, userOrder({ ...query, extra }) as never, last, limit).execute(),
    (rows) => withRoleNames(call, rows),
  )
  return downloadSheet(
    call,
    query,
    { name: { zh: '用户', en: 'users' }, columns: [...columns, ...extraColumns(call)] },
    batches,
  )
}
