import { most, patterns } from '@atrium/contract/untrusted/rules'
import type { Input } from '@atrium/contract/endpoint'
import { withoutRoleSeparators } from '@atrium/contract/system/import/import-columns'
import type { MenuNode } from '@atrium/contract/system/menu'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { NumberField, StatusField, TextAreaField, TextField } from '#shared/crud/form/fields'
import { isOff, useOffName } from '#shared/crud/off-name'
import { RecordForm } from '#shared/crud/form/record-form'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import type { TreeNode } from '#shared/crud/rows/tree'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import { TickedTreeField } from './ticked-tree'
import { withParents, type TreeTicks } from './tree-ticks'

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
  const linked = role.menuCheckStrictly
  const trees = menus.map(treeOf)
  // With linked ticks the answer leaves parents out, which the entries below them bring back.
  const ids = linked ? withParents(trees, checkedMenuIds) : checkedMenuIds
  return { role, trees, ticks: { ids, linked } }
}

function treeOf(menu: MenuNode): TreeNode<MenuNode> {
  return { id: menu.id, record: menu, children: menu.children.map(treeOf) }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}

export function useRoleForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
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

export function RoleForm({ form }: { form: ReturnType<typeof useRoleForm> }) {
  const t = useText(texts)
  const offName = useOffName()
  const oneName = { test: withoutRoleSeparators, text: t('nameForm') }
  const isNew = form.isOpen && form.id === undefined
  const menus = useQuery({ ...queryOf(api.menus.tree), enabled: isNew })
  const source = { trees: menus.data?.map(treeOf), isFailed: menus.isError, retry: () => void menus.refetch() }
  return (
    <RecordForm form={form} titles={[t('addRole'), t('editRole')]} size={560}>
      {(record) => (
        <>
          <TextField name="roleName" label={t('name')} required max={most.roleName} pattern={oneName} />
          <TextField
            name="roleNameEn"
            label={t('nameEn')}
            hint={t('nameEnHint')}
            max={most.roleName}
            pattern={oneName}
          />
          <TextField
            name="roleKey"
            label={t('key')}
            hint={t('keyHint')}
            required
            max={most.roleKey}
            pattern={{ test: patterns.roleKey, text: t('keyForm') }}
          />
          <NumberField name="roleSort" label={t('sort')} required />
          <StatusField label={t('status')} />
          <TickedTreeField
            name="menuIds"
            label={t('menus')}
            source={record ?? source}
            titleOf={(menu) => offName(menu.label, menu)}
            isQuiet={isOff}
            granting="withParents"
          />
          <TextAreaField name="remark" label={t('remark')} max={most.remark} />
        </>
      )}
    </RecordForm>
  )
}
