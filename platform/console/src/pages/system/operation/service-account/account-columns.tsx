import type { ServiceAccount } from 'atrium/contract/system/user/service-account/service-account'
import { useMemo } from 'react'
import { api } from '#shared/api/api'
import { StatusSwitch } from '#shared/crud/actions/status-switch'
import { useWrite } from '#shared/crud/actions/use-write'
import { momentText } from '#shared/crud/moment-text'
import type { ListColumn } from '#shared/crud/table/list-column'
import { useText } from '#shared/i18n/text'
import { RoleTags } from '#shared/session/roles/role-tags'
import css from './page.module.css'
import { texts } from './text'

export function useAccountColumns(): ListColumn<ServiceAccount>[] {
  const t = useText(texts)
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('name'),
        width: 170,
        isTitle: true,
        render: ({ nickname, username }) => (
          <span className={css.name}>
            <b>{nickname}</b>
            <small>{username}</small>
          </span>
        ),
      },
      { key: 'dept', title: t('dept'), width: 130, render: ({ deptName }) => deptName },
      {
        key: 'roles',
        title: t('roles'),
        width: 140,
        importance: 'high',
        render: (account) => account.roles.length > 0 && <RoleTags user={account} most={2} />,
      },
      { key: 'tokens', title: t('tokens'), width: 100, align: 'right', render: ({ tokens }) => tokens },
      {
        key: 'lastUsed',
        title: t('lastUsed'),
        width: 150,
        render: ({ lastUsedAt }) => (lastUsedAt ? momentText(lastUsedAt) : t('unused')),
      },
      {
        key: 'status',
        title: t('status'),
        width: 80,
        importance: 'high',
        render: (account) => <AccountStatus account={account} />,
      },
      { key: 'purpose', title: t('purpose'), width: 160, importance: 'low', render: ({ remark }) => remark },
    ],
    [t],
  )
}

/** Enables and disables an account, after a question: what it has beside stays. */
function AccountStatus({ account }: { account: ServiceAccount }) {
  const t = useText(texts)
  const write = useWrite()
  const { userId, version, nickname, deptId, roleIds, remark } = account
  return (
    <StatusSwitch
      status={account.status}
      name={nickname}
      call={api.serviceAccounts.edit}
      warning={t('disableHint')}
      // Each account has a department.
      change={(status) =>
        write(api.serviceAccounts.edit, {
          body: { userId, version, nickname, deptId: deptId!, roleIds, status, remark },
        })
      }
    />
  )
}
