import type { User } from '@atrium/contract/system/user'
import { useMemo } from 'react'
import { UserAvatar } from '#shared/field/picture/user-avatar'
import { preparing } from '@atrium/ui/button'
import { api } from '#shared/api/api'
import { StatusSwitch } from '#shared/crud/actions/status-switch'
import { useWrite } from '#shared/crud/actions/use-write'
import type { ListColumn } from '#shared/crud/table/list-column'
import { momentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import { deptPath } from './dept/dept-tree-model'
import type { ExtraKey } from './form/extra/running-fields'
import { useExtraColumns } from './form/extra/use-extra-columns'
import css from './page.module.css'
import { RoleTags } from './roles/role-tags'
import { texts } from './text'
import { UserDetails } from './user-dialogs'

export type UserSort = 'userId' | 'username' | 'nickname' | 'createdAt' | ExtraKey

interface UserColumnOptions {
  tree: Parameters<typeof deptPath>[0]
  /** Undefined when the reader may not open details. */
  open: ((userId: number) => void) | undefined
  /** Nobody disables this user. */
  isProtected: (user: User) => boolean
}

export function useUserColumns({ tree, open, isProtected }: UserColumnOptions): ListColumn<User, UserSort>[] {
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
        render: (user) => <Person user={user} label={t('openDetails', { name: user.nickname })} open={open} />,
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
    [t, tree, open, isProtected, extra],
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

interface PersonProps {
  user: User
  label: string
  open: UserColumnOptions['open']
}

function Person({ user, label, open }: PersonProps) {
  const content = (
    <>
      <UserAvatar name={user.nickname} picture={user.avatar} />
      <span>
        <b>{user.nickname}</b>
        <small>{user.username}</small>
      </span>
    </>
  )
  if (!open) return <div className={css.person}>{content}</div>
  return (
    <button
      type="button"
      className={css.person}
      title={label}
      onClick={() => open(user.userId)}
      {...preparing(UserDetails.prepare)}
    >
      {content}
    </button>
  )
}
