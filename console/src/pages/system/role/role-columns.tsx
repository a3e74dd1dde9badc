import type { Role } from '@atrium/contract/system/role'
import { useMemo } from 'react'
import { api } from '#shared/api/api'
import { StatusSwitch } from '#shared/crud/actions/status-switch'
import { useWrite } from '#shared/crud/actions/use-write'
import type { ListColumn } from '#shared/crud/table/list-column'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

export function useRoleColumns(name: (role: Role) => string): ListColumn<Role>[] {
  const t = useText(texts)
  const write = useWrite()
  return useMemo(
    () => [
      { key: 'id', importance: 'low', align: 'right', title: t('id'), width: 72, render: ({ roleId }) => roleId },
      { key: 'name', title: t('name'), width: 180, isTitle: true, render: (role) => <b>{name(role)}</b> },
      { key: 'key', title: t('key'), width: 180, render: ({ roleKey }) => roleKey },
      {
        key: 'sort',
        importance: 'low',
        align: 'right',
        title: t('sort'),
        width: 80,
        render: ({ roleSort }) => roleSort,
      },
      {
        key: 'status',
        importance: 'high',
        title: t('status'),
        width: 100,
        render: (role) => (
          <StatusSwitch
            status={role.status}
            name={name(role)}
            call={api.roles.changeStatus}
            isFixed={role.admin}
            warning={t('disableHint')}
            change={(status) =>
              write(api.roles.changeStatus, { body: { roleId: role.roleId, status, version: role.version } })
            }
          />
        ),
      },
    ],
    [t, name, write],
  )
}
