import * as z from 'zod'
import { audit } from '../audit'
import { endpoint } from '../endpoint'
import { id, idList, queryId, status, version } from '../fields'
import { crudCalls } from '../kind/crud-calls'
import type { ListedOf, RowOf } from '../kind/types'
import { dataScopes } from './role/data-scope'
import { MenuNode } from './menu'
import { role } from './role.record'

/** A role in the list. */
export type RoleRow = ListedOf<typeof role>

/** A role with its menu entries, and the departments that it opens where its data scope is that of chosen ones: exactly these, not what is below them. */
export type RoleInfo = RowOf<typeof role>

const dataScope = z.literal(dataScopes).meta({ id: 'DataScope' })

/** A role that may be given to users. */
export const Role = z
  .strictObject({
    roleId: id,
    roleKey: z.string(),
    roleName: z.string(),
    /** Shown to English readers; empty for the same as `roleName`. Where a role is named inside another record, the name is already in the language asked for. */
    roleNameEn: z.string(),
    /** The built-in admin role. */
    admin: z.boolean(),
    dataScope,
    remark: z.string(),
    roleSort: z.int(),
    status,
    menuCheckStrictly: z.boolean(),
    deptCheckStrictly: z.boolean(),
    version,
  })
  .meta({ id: 'OfferedRole' })
export type Role = z.output<typeof Role>

export const RoleMenus = z
  .strictObject({ menus: z.array(MenuNode), checkedMenuIds: z.array(id) })
  .meta({ id: 'RoleMenus' })

export const DataScopeForm = z
  .strictObject({
    roleId: id,
    dataScope,
    /** The chosen departments of 2, without half-ticked ones: each is opened. Every other scope clears them. */
    deptIds: idList(5000).optional(),
    deptCheckStrictly: z.boolean().optional(),
    version: version.optional(),
  })
  .meta({ id: 'DataScopeForm' })

const derived = crudCalls(role)

/** People see the roles they hold and those they added; admins see all. */
export const roles = {
  ...derived,
  read: { ...derived.read, path: '/api/system/role/info' } as const,
  menuTree: endpoint('GET /api/system/roleMenuTreeselect', {
    access: ['system:role:query', 'system:role:edit'],
    query: z.strictObject({ roleId: queryId }),
    reply: RoleMenus,
    summary: 'Read the menu tree of a role',
  }),
  dataScope: endpoint('PUT /api/system/role/dataScope', {
    access: 'system:role:edit',
    body: DataScopeForm,
    reply: z.null(),
    audit: audit('grant', role, '设置数据权限', 'Set data scope'),
  }),
  changeStatus: endpoint('PUT /api/system/role/changeStatus', {
    access: 'system:role:edit',
    body: z.strictObject({ roleId: id, status, version: version.optional() }),
    reply: z.null(),
    audit: audit('edit', role, '启停角色', 'Enable or disable role'),
  }),
}
