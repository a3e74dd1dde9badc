import type { User } from '@atrium/contract/system/user'
import { api } from '#shared/api/api'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { useWrite } from '#shared/crud/actions/use-write'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useList } from '#shared/crud/rows/use-list'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useSelection } from '#shared/crud/rows/use-selection'
import { useOpening } from '#shared/feedback/use-opening'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { DeptPane } from './dept/dept-pane'
import { deptPath } from './dept/dept-tree-model'
import { useDeptTree } from './dept/use-dept-tree'
import { useUserForm } from './form/use-user-form'
import { usePasswordReset } from './password/use-password-reset'
import { usePasswordResets } from './password/use-password-resets'
import css from './page.module.css'
import { useRoleForm } from './roles/use-role-form'
import { source } from './source'
import { texts } from './text'
import { UserButtons } from './actions/user-buttons'
import { ImportDrawer, OneTimePassword, PasswordsDialog, RoleForm, UserDetails, UserForm } from './user-dialogs'
import { useUserColumns } from './user-columns'
import { useUserActions } from './actions/user-actions'
import { useUserBulkActions } from './actions/use-user-bulk-actions'
import { useIsProtected } from './user-rules'
import { useUserFilters } from './use-user-filters'

const keys = { id: ({ userId }: User) => userId, name: ({ nickname }: User) => nickname }

/** Who may sign in: the users of the departments that the reader is in charge of. */
export default function UserPage() {
  const t = useText(texts)
  const can = useCan()
  const list = useList(source)
  const { deptId, ...searched } = list.filters
  const { tree } = useDeptTree()
  const [details, openDetails, closeDetails] = useOpening()
  const [importing, openImport, closeImport] = useOpening()
  useRecordInAddress(details.isOpen, can(api.users.read) ? openDetails : undefined)
  const isProtected = useIsProtected()
  const write = useWrite()
  const selection = useSelection(list.rows, { ...keys, isFixed: isProtected })
  const removal = useRemoval(api.users.delete, keys)
  const remove = (users: readonly User[]) => removal(users, t('deleteHint'))
  const savedRows = useSavedRow(list, keys.id)
  const form = useUserForm(savedRows.show)
  const roles = useRoleForm(savedRows.show)
  const reset = usePasswordReset()
  const resets = usePasswordResets()
  const bulkActions = useUserBulkActions({ edit: form.edit, remove, resetPasswords: resets.ask })
  const columns = useUserColumns({
    deptOf: (id) => deptPath(tree, id),
    open: can('system:user:query') ? openDetails : undefined,
    isProtected,
    changeStatus: ({ userId, version }, status) => write(api.users.changeStatus, { body: { userId, status, version } }),
  })
  const actions = useUserActions({ isProtected, edit: form.edit, remove, reset: reset.ask, assign: roles.edit })
  return (
    <div className={css.page}>
      <DeptPane value={deptId} onChange={(next) => list.setFilters({ ...searched, deptId: next })} />
      <ListPage
        page="system/user"
        title={t('users')}
        emptyText={t('empty')}
        filters={useUserFilters()}
        kept={{ deptId }}
        list={list}
        savedRows={savedRows}
        rowKey={keys.id}
        columns={columns}
        selection={selection}
        actions={<UserButtons {...{ form, openImport }} filters={list.filters} />}
        bulkActions={bulkActions}
        rowActions={actions}
      >
        <UserForm form={form} />
        <RoleForm form={roles} />
        <UserDetails userId={details.id} isOpen={details.isOpen} onClose={closeDetails} />
        <OneTimePassword shown={reset.shown} onClose={reset.close} />
        <PasswordsDialog resets={resets} />
        <ImportDrawer isOpen={importing.isOpen} onClose={closeImport} />
      </ListPage>
    </div>
  )
}
