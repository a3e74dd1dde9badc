import type { Input } from '@atrium/contract/endpoint'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { treeOf } from '../matrix/matrix-rows'
import { grantedIds } from '../matrix/matrix-ticks'
import type { TreeTicks } from '../tree/tree-ticks'

type Body = Required<Input<typeof api.roles.add>['body']>
type Values = Omit<Body, 'menuIds' | 'menuCheckStrictly'> & { menuIds: TreeTicks }

const blank: Values = {
  roleName: '',
  roleNameEn: '',
  roleKey: '',
  roleSort: 0,
  status: 1,
  menuIds: { ids: [], linked: true },
  remark: '',
}

async function readRole(roleId: number) {
  const query = { roleId }
  const [role, { menus, checkedMenuIds }] = await Promise.all([
    request(api.roles.read, { query }),
    request(api.roles.menuTree, { query }),
  ])
  const trees = menus.map(treeOf)
  return { role, trees, ticks: { ids: grantedIds(role, trees, checkedMenuIds), linked: role.menuCheckStrictly } }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}

export function useRoleForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    kind: 'role',
    onSaved,
    blank,
    read: readRole,
    valuesOf: ({ role, ticks }): Values => {
      const { roleName, roleNameEn, roleKey, roleSort, status, remark } = role
      return { roleName, roleNameEn, roleKey, roleSort, status, menuIds: ticks, remark }
    },
    save: ({ menuIds: { ids, linked }, ...values }, record) => {
      const body = { ...values, menuCheckStrictly: linked }
      if (!record) return write(api.roles.add, { body: { ...body, menuIds: [...ids] } }, inForm)
      const { roleId, version } = record.role
      // Left out they stay, also those that the person could not grant themselves.
      const menuIds = isSame(ids, record.ticks.ids) ? undefined : [...ids]
      return write(api.roles.edit, { body: { ...body, menuIds, roleId, version } }, inForm)
    },
  })
}
