import { inLanguage } from '@atrium/contract/language'
import type { User } from '@atrium/contract/system/user'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { UserAvatar } from '#shared/field/picture/user-avatar'
import { momentText } from '#shared/crud/moment-text'
import { DictTag } from '#shared/dict/dict-tag'
import { useDict } from '#shared/dict/use-dict'
import { Details } from '#shared/facts/details'
import { Facts } from '#shared/facts/facts'
import { Drawer } from '#shared/feedback/drawer'
import { useLanguage, useText } from '#shared/i18n/text'
import { useExtraFacts } from './use-extra-facts'
import { RoleTags } from '../roles/role-tags'
import { texts } from '../text'
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
    <Drawer title={t('details')} isOpen={isOpen} onClose={onClose} size={480} destroyOnHidden>
      <Person userId={userId} />
    </Drawer>
  )
}

function Person({ userId }: { userId: number }) {
  const language = useLanguage()
  const reading = useQuery(queryOf(api.users.read, { query: { userId } }))
  return (
    <Details reading={reading}>
      {({ userInfo, posts }) => {
        const post = posts.find(({ postId }) => postId === userInfo?.postId)
        return (
          userInfo && (
            <PersonFacts user={userInfo} post={post && inLanguage(language, post.postName, post.postNameEn)} />
          )
        )
      }}
    </Details>
  )
}

function PersonFacts({ user, post }: { user: User; post: string | undefined }) {
  const t = useText(texts)
  const sexes = useDict('sys_user_sex')
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
    ...useExtraFacts(user),
  ]
  return (
    <>
      <div className={css.head}>
        <UserAvatar name={user.nickname} picture={user.avatar} size={56} />
        <div>
          <b>{user.nickname}</b>
          <span>{user.username}</span>
        </div>
      </div>
      <div className={css.facts}>
        <Facts facts={facts} />
      </div>
    </>
  )
}
