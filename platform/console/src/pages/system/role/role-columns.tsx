import type { RoleRow } from '@atrium/contract/system/role'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { StatusSwitch } from '#shared/crud/actions/status-switch'
import { useWrite } from '#shared/crud/actions/use-write'
import { RecordLink } from '#shared/crud/details/record-link'
import type { RecordOpening } from '#shared/crud/details/use-record-opening'
import type { ListColumn } from '#shared/crud/table/list-column'
import { momentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from './role-columns.module.css'
import { chosenDepts, membersPath } from './role-facts'
import { texts } from './text'

interface RoleColumnOptions {
  name: (role: RoleRow) => string
  opening: RecordOpening
  /** Loads in advance what shows the details. */
  prepare: () => void
}

export function useRoleColumns({ name, opening, prepare }: RoleColumnOptions): ListColumn<RoleRow>[] {
  const t = useText(texts)
  const can = useCan()
  const write = useWrite()
  return useMemo(
    () => [
      { key: 'id', importance: 'low', align: 'right', title: t('id'), width: 64, render: ({ roleId }) => roleId },
      {
        key: 'name',
        title: t('name'),
        width: 150,
        isTitle: true,
        render: (role) => <RecordLink opening={opening} id={role.roleId} name={name(role)} prepare={prepare} />,
      },
      { key: 'key', title: t('key'), width: 130, render: ({ roleKey }) => roleKey },
      {
        key: 'scope',
        title: t('dataScope'),
        width: 140,
        render: ({ dataScope, depts }) => {
          const scope = t(`scope${dataScope}`)
          return dataScope === chosenDepts ? t('scopeDepts', { scope, depts }) : scope
        },
      },
      {
        key: 'members',
        align: 'right',
        title: t('members'),
        width: 72,
        render: (role) =>
          // The page of the members needs the permission to edit.
          can(api.roleUsers.grant) ? (
            <Link
              className={css.members}
              to={membersPath(role)}
              aria-label={t('membersOf', { name: name(role), total: role.members })}
            >
              {role.members}
            </Link>
          ) : (
            role.members
          ),
      },
      {
        key: 'sort',
        importance: 'low',
        align: 'right',
        title: t('sort'),
        width: 72,
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
      {
        key: 'changed',
        importance: 'low',
        title: t('changed'),
        width: 150,
        render: ({ changedAt }) => changedAt && momentText(changedAt),
      },
    ],
    [t, can, name, opening, prepare, write],
  )
}
