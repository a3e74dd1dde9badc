import type { User } from '@atrium/contract/system/user'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useList } from '#shared/crud/rows/use-list'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useSelection } from '#shared/crud/rows/use-selection'
import { useOpening } from '#shared/feedback/use-opening'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { FromStore } from '#shared/feedback/page-store'
import { DeptPane } from './dept/dept-pane'
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
  const details = useOpening()
  const importing = useOpening()
  useRecordInAddress(details, can(api.users.read) ? details.open : undefined)
  const isProtected = useIsProtected()
  const selection = useSelection(list.rows, { ...keys, isFixed: isProtected })
  const removal = useRemoval(api.users.delete, keys)
  const remove = (users: readonly User[]) =>
    void request(api.users.traces).then(
      ({ logDays, deletedInLogs }) =>
        removal(users, t(deletedInLogs === 'named' ? 'deleteHint' : 'deleteHintPseudonym', { days: logDays })),
      // It has said why.
      () => undefined,
    )
  const savedRows = useSavedRow(list, keys.id)
  const form = useUserForm(savedRows.show)
  const roles = useRoleForm(savedRows.show)
  const reset = usePasswordReset()
  const resets = usePasswordResets()
  const bulkActions = useUserBulkActions({ edit: form.edit, remove, resetPasswords: resets.ask })
  const open = can('system:user:query') ? details.open : undefined
  const columns = useUserColumns({ tree, isProtected, open })
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
        actions={
          <UserButtons form={form} openImport={importing.open} filters={list.filters} exported={list.exported} />
        }
        bulkActions={bulkActions}
        rowActions={actions}
        rowOpen={open && (({ userId }: User) => open(userId))}
      >
        <UserForm form={form} />
        <RoleForm form={roles} />
        <FromStore store={details.store}>
          {({ id, isOpen }) => <UserDetails userId={id} isOpen={isOpen} onClose={details.close} />}
        </FromStore>
        <OneTimePassword shown={reset.shown} onClose={reset.close} />
        <PasswordsDialog resets={resets} />
        <FromStore store={importing.store}>
          {({ isOpen }) => <ImportDrawer isOpen={isOpen} onClose={importing.close} />}
        </FromStore>
      </ListPage>
    </div>
  )
}
