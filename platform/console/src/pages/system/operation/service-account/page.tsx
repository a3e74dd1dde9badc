import type { ServiceAccount } from 'atrium/contract/system/user/service-account/service-account'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useList } from '#shared/crud/rows/use-list'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useSelection } from '#shared/crud/rows/use-selection'
import type { RowAction } from '#shared/crud/table/row-actions'
import { useDict } from '#shared/dict/use-dict'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useAccountColumns } from './account-columns'
import { useAccountForm } from './form/use-account-form'
import { source } from './source'
import { texts } from './text'

const AccountForm = lazyForm(async () => (await import('./form/account-form')).AccountForm)
const TokensDrawer = lazyDialog(async () => (await import('./tokens/tokens-drawer')).TokensDrawer)

const keys = { id: ({ userId }: ServiceAccount) => userId, name: ({ nickname }: ServiceAccount) => nickname }

/** The accounts of programs, which call the API with tokens and never sign in. */
export default function ServiceAccountPage() {
  const t = useText(texts)
  const list = useList(source)
  const selection = useSelection(list.rows, keys)
  const savedRows = useSavedRow(list, keys.id)
  const form = useAccountForm(savedRows.show)
  useRecordInAddress(form, useCan()(api.serviceAccounts.edit) ? form.edit : undefined)
  const removal = useRemoval(api.serviceAccounts.delete, keys)
  const remove = (accounts: readonly ServiceAccount[]) => removal(accounts, t('deleteHint'))
  const [shown, setShown] = useState<ServiceAccount>()
  const [isOpen, setOpen] = useState(false)
  const show = (account: ServiceAccount) => {
    setShown(account)
    setOpen(true)
  }
  const deleting = { key: 'delete', label: t('delete'), call: api.serviceAccounts.delete, isDanger: true }
  const actionsOf = (account: ServiceAccount): RowAction[] => [
    {
      key: 'edit',
      label: t('edit'),
      call: api.serviceAccounts.edit,
      prepare: AccountForm.prepare,
      onSelect: () => form.edit(account.userId),
    },
    {
      key: 'tokens',
      label: t('manageTokens'),
      call: api.serviceAccounts.tokens,
      prepare: TokensDrawer.prepare,
      onSelect: () => show(account),
    },
    { ...deleting, onSelect: () => remove([account]) },
  ]
  return (
    <ListPage
      page="system/operation/service-account"
      title={t('accounts')}
      emptyText={t('empty')}
      filters={[
        { name: 'search', label: t('search') },
        { name: 'status', label: t('status'), options: useDict('sys_normal_disable').options },
      ]}
      list={list}
      savedRows={savedRows}
      rowKey={keys.id}
      columns={useAccountColumns()}
      selection={selection}
      actions={
        <ListButtons add={{ call: api.serviceAccounts.add, run: () => form.add(), prepare: AccountForm.prepare }} />
      }
      bulkActions={[{ ...deleting, icon: 'lucide:trash-2', run: remove }]}
      rowActions={{ name: keys.name, of: actionsOf }}
    >
      <AccountForm form={form} />
      {shown && <TokensDrawer account={shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </ListPage>
  )
}
