import type { Parsed } from '@atrium/contract/endpoint'
import type { RoleRow, roles } from '@atrium/contract/system/role'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column, momentColumn, statusCell } from '#server/sheet/column'
import { downloadSheet, oneBatch } from '#server/sheet/sheet'
import { listRoles } from './role'

const scopes = {
  'zh-cn': ['全部数据', '自定义部门', '本部门', '本部门及以下', '仅本人'],
  en: ['All data', 'Chosen departments', 'Own department', 'Own department and below', 'Own records'],
} as const

const columns = [
  column<RoleRow>('编号', 'ID', (row) => row.roleId),
  column<RoleRow>('角色名称', 'Name', (row) => row.roleName),
  column<RoleRow>('英文名称', 'English name', (row) => row.roleNameEn),
  column<RoleRow>('权限字符', 'Key', (row) => row.roleKey),
  column<RoleRow>('排序', 'Order', (row) => row.roleSort),
  column<RoleRow>('数据权限', 'Data scope', (row, { language }) => scopes[language][row.dataScope - 1]!),
  column<RoleRow>('用户数', 'Members', (row) => row.members),
  column<RoleRow>('状态', 'Status', (row, reader) => statusCell(row.status, reader)),
  column<RoleRow>('备注', 'Remark', (row) => row.remark),
  momentColumn<RoleRow>('最近修改', 'Last change', (row) => row.changedAt),
]

export async function exportRoles(call: Call, query: Parsed<typeof roles.export>['query']): Promise<Download> {
  const name = { 'zh-cn': '角色', en: 'roles' }
  return downloadSheet(call, query, { name, columns }, oneBatch(listRoles(call, query)))
}
