import * as z from 'zod'
import { endpoint } from '../endpoint'
import { filter, id, queryId, queryStatus, status, version } from '../fields'
import { MenuNode } from './menu'

/** Which records a role opens: 1 all, 2 chosen departments, 3 own department, 4 own department and below, 5 own records. */
export const dataScope = z.literal([1, 2, 3, 4, 5])
export type DataScope = z.output<typeof dataScope>

export const Role = z.strictObject({
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
  /** True: parent and child ticks of the menu tree are linked. */
  menuCheckStrictly: z.boolean(),
  /** True: parent and child ticks of the department tree are linked. */
  deptCheckStrictly: z.boolean(),
  version,
})
export type Role = z.output<typeof Role>

export const RoleQuery = z.strictObject({ roleName: filter, roleKey: filter, status: queryStatus })
export const RoleMenus = z.strictObject({ menus: z.array(MenuNode), checkedMenuIds: z.array(id) })

export const roles = {
  list: endpoint('GET /api/system/role/list', {
    access: 'system:role:list',
    query: RoleQuery,
    reply: z.array(Role),
    message: 'queried',
  }),
  read: endpoint('GET /api/system/role/info', {
    access: 'system:role:query',
    query: z.strictObject({ roleId: queryId }),
    reply: Role,
  }),
  menuTree: endpoint('GET /api/system/roleMenuTreeselect', {
    access: ['system:role:query', 'system:role:edit'],
    query: z.strictObject({ roleId: queryId }),
    reply: RoleMenus,
  }),
}
