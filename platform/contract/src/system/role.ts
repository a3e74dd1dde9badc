import { most, patterns } from '../untrusted/rules'
import * as z from 'zod'
import { audit } from '../audit'
import { bytes, exportQuery } from '../download'
import { endpoint } from '../endpoint'
import {
  filter,
  id,
  idList,
  moment,
  queryId,
  queryIds,
  queryStatus,
  requiredText,
  sort,
  status,
  text,
  version,
  type TextFormat,
} from '../fields'
import { withoutCellSeparators } from '../kind/import/columns'
import { MenuNode } from './menu'
import { role } from './role.record'

/** Which records a role opens: 1 all, 2 chosen departments, 3 own department, 4 own department and below, 5 own records. */
export const dataScope = z.literal([1, 2, 3, 4, 5]).meta({ id: 'DataScope' })
export type DataScope = z.output<typeof dataScope>

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
    /** True: parent and child ticks of the menu tree are linked. */
    menuCheckStrictly: z.boolean(),
    /** True: parent and child ticks of the department tree are linked. */
    deptCheckStrictly: z.boolean(),
    version,
  })
  .meta({ id: 'Role' })
export type Role = z.output<typeof Role>

/** A role in the list. */
export const RoleRow = Role.extend({
  /** The users in the reader's scope who hold it. */
  members: z.int(),
  /** The departments that it opens where its data scope is 2, else 0. */
  depts: z.int(),
  /** When it was added or changed last; null for a built-in one as it came. */
  changedAt: moment.nullable(),
}).meta({ id: 'RoleRow' })
export type RoleRow = z.output<typeof RoleRow>

export const RoleQuery = z.strictObject({ roleName: filter, roleKey: filter, status: queryStatus })
export const RoleMenus = z
  .strictObject({ menus: z.array(MenuNode), checkedMenuIds: z.array(id) })
  .meta({ id: 'RoleMenus' })

/** A role with the departments it opens where its data scope is 2: exactly these, not what is below them. */
export const RoleInfo = Role.extend({ deptIds: z.array(id) }).meta({ id: 'RoleInfo' })
export type RoleInfo = z.output<typeof RoleInfo>

/** An import would take a name with a separator for several roles. */
const oneName = [withoutCellSeparators, 'roleNameFormat' satisfies TextFormat] as const

/**
 * A field that is left out gets its default in a new role and stays as it is in an edited one, the menus included. A new role
 * opens its holder's own records until its data scope says otherwise. Name and key are unique without regard to case.
 */
export const RoleForm = z
  .strictObject({
    roleName: requiredText(most.roleName).regex(...oneName),
    roleNameEn: text(most.roleName)
      .regex(...oneName)
      .optional(),
    roleKey: requiredText(most.roleKey).regex(patterns.roleKey, 'roleKeyFormat' satisfies TextFormat),
    roleSort: sort,
    status: status.optional(),
    menuCheckStrictly: z.boolean().optional(),
    remark: text(most.remark).optional(),
    /** Ticked and half-ticked entries alike. */
    menuIds: idList(5000).optional(),
  })
  .meta({ id: 'RoleForm' })

export const RoleEdit = RoleForm.extend({ roleId: id, version }).meta({ id: 'RoleEdit' })

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

/** People see the roles they hold and those they added; admins see all. */
export const roles = {
  list: endpoint('GET /api/system/role/list', {
    access: 'system:role:list',
    query: RoleQuery,
    reply: z.array(RoleRow),
    message: 'queried',
    summary: 'List roles',
  }),
  read: endpoint('GET /api/system/role/info', {
    access: ['system:role:query', 'system:role:edit'],
    query: z.strictObject({ roleId: queryId }),
    reply: RoleInfo,
    summary: 'Read a role',
  }),
  menuTree: endpoint('GET /api/system/roleMenuTreeselect', {
    access: ['system:role:query', 'system:role:edit'],
    query: z.strictObject({ roleId: queryId }),
    reply: RoleMenus,
    summary: 'Read the menu tree of a role',
  }),
  /** Returns the id of the new role. */
  add: endpoint('POST /api/system/role', {
    access: 'system:role:add',
    body: RoleForm,
    reply: id,
    audit: audit('add', role, '新增角色', 'Add role'),
  }),
  edit: endpoint('PUT /api/system/role', {
    access: 'system:role:edit',
    body: RoleEdit,
    reply: z.null(),
    audit: audit('edit', role, '修改角色', 'Edit role'),
  }),
  delete: endpoint('DELETE /api/system/role', {
    access: 'system:role:delete',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', role, '删除角色', 'Delete roles'),
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
  export: endpoint('GET /api/system/role/export', {
    access: 'system:role:export',
    query: exportQuery(RoleQuery),
    reply: bytes,
    summary: 'Export roles',
  }),
}
