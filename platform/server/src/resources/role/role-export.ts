import { textIn, type LocalText } from '@atrium/contract/language'
import type { Parsed } from '@atrium/contract/endpoint'
import type { RoleRow, roles } from '@atrium/contract/system/role'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column, momentColumn, statusCell } from '#server/sheet/column'
import { downloadSheet, oneBatch } from '#server/sheet/sheet'
import { listRoles } from './role'

const scopes: Readonly<Record<RoleRow['dataScope'], LocalText>> = {
  1: { zh: '全部数据', en: 'All data' },
  2: { zh: '自定义部门', en: 'Chosen departments' },
  3: { zh: '本部门', en: 'Own department' },
  4: { zh: '本部门及以下', en: 'Own department and below' },
  5: { zh: '仅本人', en: 'Own records' },
}

const columns = [
  column<RoleRow>({ zh: '编号', en: 'ID' }, (row) => row.roleId, 'id'),
  column<RoleRow>({ zh: '角色名称', en: 'Name' }, (row) => row.roleName, 'name'),
  column<RoleRow>({ zh: '英文名称', en: 'English name' }, (row) => row.roleNameEn, 'name'),
  column<RoleRow>({ zh: '权限字符', en: 'Key' }, (row) => row.roleKey, 'key'),
  column<RoleRow>({ zh: '排序', en: 'Order' }, (row) => row.roleSort, 'sort'),
  column<RoleRow>(
    { zh: '数据权限', en: 'Data scope' },
    (row, { language }) => textIn(language, scopes[row.dataScope]),
    'scope',
  ),
  column<RoleRow>({ zh: '用户数', en: 'Members' }, (row) => row.members, 'members'),
  column<RoleRow>({ zh: '状态', en: 'Status' }, (row, reader) => statusCell(row.status, reader), 'status'),
  column<RoleRow>({ zh: '备注', en: 'Remark' }, (row) => row.remark),
  momentColumn<RoleRow>({ zh: '最近修改', en: 'Last change' }, (row) => row.changedAt, 'changed'),
]

export async function exportRoles(call: Call, query: Parsed<typeof roles.export>['query']): Promise<Download> {
  const name = { zh: '角色', en: 'roles' }
  return downloadSheet(call, query, { name, columns }, oneBatch(listRoles(call, query)))
}
