import { inLanguage } from '@atrium/contract/language'
import type { RoleRow } from '@atrium/contract/system/role'
import { useCallback } from 'react'
import { api } from '#shared/api/api'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useBulkActions } from '#shared/crud/actions/use-bulk-actions'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useSelection } from '#shared/crud/rows/use-selection'
import { useWholeList } from '#shared/crud/rows/use-whole-list'
import { useDict } from '#shared/dict/use-dict'
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useRoleActions } from './role-actions'
import { useRoleColumns } from './role-columns'
import { source } from './source'
import { texts } from './text'
import { useRoleForm } from './form/use-role-form'
import { useScopeForm } from './scope/use-scope-form'

const RoleForm = lazyForm(async () => (await import('./form/role-form')).RoleForm)
const ScopeForm = lazyForm(async () => (await import('./scope/scope-form')).ScopeForm)

/** The roles: which menus, permissions and data their holders have. */
export default function RolePage() {
  const t = useText(texts)
  const language = useLanguage()
  const list = useWholeList(source)
  const statuses = useDict('sys_normal_disable').options
  const savedRows = useSavedRow(list, ({ roleId }) => roleId)
  const form = useRoleForm(savedRows.show)
  const scope = useScopeForm(savedRows.show)
  useRecordInAddress(form, useCan()(api.roles.edit) ? form.edit : undefined)
  const name = useCallback((role: RoleRow) => inLanguage(language, role.roleName, role.roleNameEn), [language])
  const selection = useSelection(list.rows, { id: ({ roleId }) => roleId, name, isFixed: ({ admin }) => admin })
  const remove = useRemoval(api.roles.delete, selection)
  return (
    <ListPage
      page="system/role"
      title={t('roles')}
      emptyText={t('empty')}
      filters={[
        { name: 'roleName', label: t('name') },
        { name: 'roleKey', label: t('key') },
        { name: 'status', label: t('status'), options: statuses },
      ]}
      list={list}
      savedRows={savedRows}
      rowKey={({ roleId }) => roleId}
      columns={useRoleColumns(name)}
      selection={selection}
      actions={
        <ListButtons
          add={{ call: api.roles.add, run: () => form.add(), prepare: RoleForm.prepare }}
          exports={{ call: api.roles.export, filters: list.filters, bySeen: true }}
        />
      }
      bulkActions={useBulkActions<RoleRow>({
        edit: { call: api.roles.edit, run: ({ roleId }) => form.edit(roleId), prepare: RoleForm.prepare },
        remove: { call: api.roles.delete, run: remove },
      })}
      rowActions={{
        name,
        of: useRoleActions({
          edit: { run: form.edit, prepare: RoleForm.prepare },
          openScope: { run: scope.edit, prepare: ScopeForm.prepare },
          remove,
        }),
      }}
    >
      <RoleForm form={form} />
      <ScopeForm form={scope} />
    </ListPage>
  )
}
