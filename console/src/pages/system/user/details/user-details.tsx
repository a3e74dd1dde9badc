import { inLanguage } from '@atrium/contract/language'
import type { User } from '@atrium/contract/system/user'
import { Avatar } from '@atrium/ui/avatar'
import { Skeleton, SkeletonBar } from '@atrium/ui/skeleton'
import { ErrorState } from '@atrium/ui/view-state'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { momentText } from '#shared/crud/moment-text'
import { DictTag } from '#shared/dict/dict-tag'
import { useDict } from '#shared/dict/use-dict'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from '../text'
import { RoleTags } from '../user-columns'
import css from './user-details.module.css'

interface UserDetailsProps {
  userId: number
  isOpen: boolean
  onClose: () => void
}

/** One user, read only, in a drawer. */
export function UserDetails({ userId, isOpen, onClose }: UserDetailsProps) {
  const t = useText(texts)
  return (
    <Drawer
      title={t('details')}
      open={isOpen}
      onClose={onClose}
      size={480}
      destroyOnHidden
      closable={{ 'aria-label': t('close'), placement: 'end' }}
    >
      <Details userId={userId} />
    </Drawer>
  )
}

function Details({ userId }: { userId: number }) {
  const t = useText(texts)
  const language = useLanguage()
  const { data, isError, refetch } = useQuery(queryOf(api.users.read, { query: { userId } }))
  if (isError)
    return <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
  if (!data) {
    return (
      <Skeleton label={t('loading')}>
        <div className={css.skeleton}>
          {['50%', '80%', '65%', '75%', '60%', '70%'].map((width) => (
            <SkeletonBar key={width} width={width} height={14} />
          ))}
        </div>
      </Skeleton>
    )
  }
  const user = data.userInfo
  const post = data.posts.find(({ postId }) => postId === user?.postId)
  return user && <Facts user={user} post={post && inLanguage(language, post.postName, post.postNameEn)} />
}

function Facts({ user, post }: { user: User; post: string | undefined }) {
  const t = useText(texts)
  const sexes = useDict('sys_user_sex')
  const none = <span className={css.none}>{t('none')}</span>
  const facts: [name: string, value: ReactNode][] = [
    [t('id'), user.userId],
    [t('dept'), user.deptName],
    [t('posts'), post],
    [t('roles'), user.roles.length > 0 && <RoleTags user={user} />],
    [t('phone'), user.phoneNumber],
    [t('email'), user.email],
    [t('sex'), sexes.entryOf(user.sex)?.label],
    [t('status'), <DictTag key="status" dictType="sys_normal_disable" value={user.status} dot />],
    [t('created'), momentText(user.createdAt)],
    [t('remark'), user.remark],
  ]
  return (
    <>
      <div className={css.head}>
        <Avatar name={user.nickname} src={user.avatar} size={56} />
        <div>
          <b>{user.nickname}</b>
          <span>{user.username}</span>
        </div>
      </div>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || none}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
