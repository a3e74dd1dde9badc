import { inLanguage } from 'atrium/contract/language'
import type { User } from 'atrium/contract/system/user'
import { user as userKind } from 'atrium/contract/system/user.record'
import { api } from '#shared/api/api'
import { listOf, readingOf, type DetailsAction, type DetailsOf } from '#shared/crud/details/declaration'
import { momentText } from '#shared/crud/moment-text'
import type { RowActionsOf } from '#shared/crud/table/row-actions'
import { DictTag } from '#shared/dict/dict-tag'
import { useDict } from '#shared/dict/use-dict'
import { UserAvatar } from '#shared/field/picture/user-avatar'
import { useLanguage, useText } from '#shared/i18n/text'
import { FactorFact } from '../password/factor/factor-fact'
import { useCan } from '#shared/session/user/access'
import { RoleTags } from '#shared/session/roles/role-tags'
import { source } from '../source'
import { texts } from '../text'
import { useIsProtected } from '../user-rules'
import { useExtraFacts } from './use-extra-facts'

const read = readingOf(api.users.read, (userId) => ({ query: { userId } }))
const list = listOf(source, ({ userId }) => userId)

/** The details of users, in the drawer and as a page. */
export function useUserDetails(actions: RowActionsOf<User>) {
  const t = useText(texts)
  const language = useLanguage()
  const sexes = useDict('sys_user_sex')
  const extraOf = useExtraFacts()
  const can = useCan()
  const actionsOf = useActionsOf(actions)
  const details: DetailsOf<Awaited<ReturnType<ReturnType<typeof read>['queryFn']>>> = {
    kind: userKind,
    read,
    list,
    content: ({ userInfo, posts }) => {
      // Null only where no user was asked for.
      const user = userInfo!
      const post = posts.find(({ postId }) => postId === user.postId)
      return {
        title: user.nickname,
        note: user.username,
        picture: <UserAvatar name={user.nickname} picture={user.avatar} size={56} />,
        status: <DictTag dictType="sys_normal_disable" value={user.status} dot />,
        groups: [
          {
            fields: [
              { label: t('id'), value: user.userId },
              { label: t('dept'), value: user.deptName },
              { label: t('posts'), value: post && inLanguage(language, post.postName, post.postNameEn) },
              { label: t('roles'), value: user.roles.length > 0 && <RoleTags user={user} /> },
              { label: t('phone'), value: user.phoneNumber },
              { label: t('email'), value: user.email },
              { label: t('sex'), value: sexes.entryOf(user.sex)?.label },
              ...(can(api.users.factors) ? [{ label: t('factor'), value: <FactorFact userId={user.userId} /> }] : []),
              { label: t('created'), value: momentText(user.createdAt) },
              { label: t('remark'), value: user.remark },
              ...extraOf(user),
            ],
          },
        ],
        actions: actionsOf(user),
      }
    },
  }
  return details
}

/** Says why those whom nobody deletes or resets have no such actions, which the rows of the list leave out. */
function useActionsOf({ of }: RowActionsOf<User>): (user: User) => DetailsAction[] {
  const t = useText(texts)
  const isProtected = useIsProtected()
  return (user) => {
    if (!isProtected(user)) return [...of(user)]
    const disabledReason = t('protected')
    return [
      ...of(user),
      { key: 'reset', label: t('resetPassword'), call: api.users.resetPassword, disabledReason },
      { key: 'resetFactors', label: t('resetFactors'), call: api.users.resetFactors, disabledReason },
      { key: 'anonymise', label: t('anonymise'), call: api.personData.anonymise, isDanger: true, disabledReason },
      { key: 'delete', label: t('delete'), call: api.users.delete, isDanger: true, disabledReason },
    ]
  }
}
