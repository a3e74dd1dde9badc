import type { User } from 'atrium/contract/system/user'
import { user } from 'atrium/contract/system/user.record'
import { useRecordOpening } from '#shared/crud/details/use-record-opening'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useList } from '#shared/crud/rows/use-list'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useSelection } from '#shared/crud/rows/use-selection'
import { FromStore } from '#shared/feedback/page-store'
import { useOpening } from '#shared/feedback/use-opening'
import { useText } from '#shared/i18n/text'
import { useUserBulkActions } from './actions/use-user-bulk-actions'
import { userKeys, useUserWork } from './actions/use-user-work'
import { UserButtons } from './actions/user-buttons'
import { UserForms } from './actions/user-forms'
import { DeptPane } from './dept/dept-pane'
import { useDeptTree } from './dept/use-dept-tree'
import css from './page.module.css'
import { usePasswordResets } from './password/use-password-resets'
import { source } from './source'
import { texts } from './text'
import { useUserColumns } from './user-columns'
import { ImportDrawer, PasswordsDialog, UserDetails } from './user-dialogs'
import { useUserFilters } from './use-user-filters'

/** Who may sign in: the users of the departments that the reader is in charge of. */
export default function UserPage() {
  const t = useText(texts)
  const list = useList(source)
  const { deptId, ...searched } = list.filters
  const { tree } = useDeptTree()
  const opening = useRecordOpening(user)
  const importing = useOpening()
  useRecordInAddress(opening, opening.openDrawer)
  const savedRows = useSavedRow(list, userKeys.id)
  const work = useUserWork(savedRows.show)
  const { form, remove, isProtected } = work
  const selection = useSelection(list.rows, { ...userKeys, isFixed: isProtected })
  const resets = usePasswordResets()
  const bulkActions = useUserBulkActions({
    edit: form.edit,
    remove,
    resetPasswords: resets.ask,
    invite: work.inviteAll,
  })
  const columns = useUserColumns({ tree, isProtected, opening })
  const { open } = opening
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
        rowKey={userKeys.id}
        columns={columns}
        selection={selection}
        actions={
          <UserButtons form={form} openImport={importing.open} filters={list.filters} exported={list.exported} />
        }
        bulkActions={bulkActions}
        rowActions={work.actions}
        rowOpen={open && (({ userId }: User) => open(userId))}
      >
        <UserForms work={work} />
        <UserDetails opening={opening} actions={work.actions} />
        <PasswordsDialog resets={resets} />
        <FromStore store={importing.store}>
          {({ isOpen }) => <ImportDrawer isOpen={isOpen} onClose={importing.close} />}
        </FromStore>
      </ListPage>
    </div>
  )
}
