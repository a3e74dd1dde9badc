import type { User } from 'atrium/contract/system/user'
import { useMemo } from 'react'
import { UserAvatar } from '#shared/field/picture/user-avatar'
import { api } from '#shared/api/api'
import { StatusSwitch } from '#shared/crud/actions/status-switch'
import { useWrite } from '#shared/crud/actions/use-write'
import { RecordLink } from '#shared/crud/details/record-link'
import type { RecordOpening } from '#shared/crud/details/use-record-opening'
import type { ListColumn } from '#shared/crud/table/list-column'
import { momentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import { deptPath } from './dept/dept-tree-model'
import { useExtraColumns } from './form/extra/use-extra-columns'
import css from './page.module.css'
import { RoleTags } from '#shared/session/roles/role-tags'
import type { UserSort } from './source'
import { texts } from './text'
import { UserDetails } from './user-dialogs'

interface UserColumnOptions {
  tree: Parameters<typeof deptPath>[0]
  opening: RecordOpening
  /** Nobody disables this user. */
  isProtected: (user: User) => boolean
}

export function useUserColumns({ tree, opening, isProtected }: UserColumnOptions): ListColumn<User, UserSort>[] {
  const t = useText(texts)
  const extra = useExtraColumns()
  return useMemo(
    () => [
      {
        key: 'userId',
        importance: 'low',
        align: 'right',
        title: t('id'),
        sort: 'userId',
        width: 56,
        render: (user) => user.userId,
      },
      {
        key: 'user',
        title: t('user'),
        sort: 'username',
        width: 160,
        isTitle: true,
        render: (user) => <Person user={user} opening={opening} />,
      },
      {
        key: 'nickname',
        title: t('nickname'),
        sort: 'nickname',
        width: 120,
        isHidden: true,
        render: (user) => user.nickname,
      },
      {
        key: 'dept',
        title: t('dept'),
        width: 140,
        render: (user) => deptPath(tree, user.deptId) || user.deptName,
      },
      { key: 'phone', importance: 'low', title: t('phone'), width: 120, render: (user) => user.phoneNumber },
      {
        key: 'email',
        importance: 'low',
        title: t('email'),
        width: 160,
        isHidden: true,
        render: (user) => user.email,
      },
      {
        key: 'roles',
        importance: 'high',
        title: t('roles'),
        width: 100,
        render: (user) => user.roles.length > 0 && <RoleTags user={user} most={2} />,
      },
      {
        key: 'status',
        importance: 'high',
        title: t('status'),
        width: 90,
        render: (user) => <UserStatus user={user} isProtected={isProtected} />,
      },
      {
        key: 'createdAt',
        importance: 'low',
        title: t('created'),
        sort: 'createdAt',
        width: 150,
        isHidden: true,
        render: (user) => momentText(user.createdAt),
      },
      ...extra,
    ],
    [t, tree, opening, isProtected, extra],
  )
}

function UserStatus({ user, isProtected }: { user: User; isProtected: (user: User) => boolean }) {
  const t = useText(texts)
  const write = useWrite()
  const { userId, version } = user
  return (
    <StatusSwitch
      status={user.status}
      name={user.nickname}
      call={api.users.changeStatus}
      isFixed={isProtected(user)}
      warning={t('disableHint')}
      change={(status) => write(api.users.changeStatus, { body: { userId, status, version } })}
    />
  )
}

function Person({ user, opening }: { user: User; opening: RecordOpening }) {
  const { userId, nickname, username, avatar } = user
  return (
    <RecordLink opening={opening} id={userId} name={nickname} prepare={UserDetails.prepare} className={css.person}>
      <UserAvatar name={nickname} picture={avatar} />
      <span>
        <b>{nickname}</b>
        <small>{username}</small>
      </span>
    </RecordLink>
  )
}
