import type { RoleRow } from '@atrium/contract/system/role'
import { role } from '@atrium/contract/system/role.record'
import { api } from '#shared/api/api'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useBulkActions } from '#shared/crud/actions/use-bulk-actions'
import { lazyDetails } from '#shared/crud/details/lazy-details'
import { useRecordOpening } from '#shared/crud/details/use-record-opening'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useSelection } from '#shared/crud/rows/use-selection'
import { useWholeList } from '#shared/crud/rows/use-whole-list'
import { useDict } from '#shared/dict/use-dict'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useRoleColumns } from './role-columns'
import { RoleForms } from './role-forms'
import { source } from './source'
import { texts } from './text'
import { RoleForm, useRoleWork } from './use-role-work'

const RoleDetails = lazyDetails(async () => (await import('./details/role-details')).RoleDetails)

/** The roles: which menus, permissions and data their holders have. */
export default function RolePage() {
  const t = useText(texts)
  const list = useWholeList(source)
  const statuses = useDict('sys_normal_disable').options
  const savedRows = useSavedRow(list, ({ roleId }) => roleId)
  const work = useRoleWork(savedRows.show)
  const { form, name, remove, actionsOf } = work
  const opening = useRecordOpening(role)
  useRecordInAddress(form, useCan()(api.roles.edit) ? form.edit : undefined)
  const selection = useSelection(list.rows, { id: ({ roleId }) => roleId, name, isFixed: ({ admin }) => admin })
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
      columns={useRoleColumns({ name, opening, prepare: RoleDetails.prepare })}
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
      rowActions={{ name, of: actionsOf }}
      rowOpen={opening.open && (({ roleId }: RoleRow) => opening.open?.(roleId))}
    >
      <RoleForms work={work} />
      <RoleDetails opening={opening} work={work} />
    </ListPage>
  )
}
