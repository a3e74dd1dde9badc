import { inLanguage } from '@atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import type { SearchField } from '#shared/crud/search-form'
import { useDict } from '#shared/dict/use-dict'
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import type { source } from './source'
import { texts } from './text'

/** The search form of the users. Roles and posts are those that the form of a user offers, for those who may read it. */
export function useUserFilters(): SearchField<keyof typeof source.shape.filters>[] {
  const t = useText(texts)
  const can = useCan()
  const language = useLanguage()
  const statuses = useDict('sys_normal_disable').options
  const isOffered = can(api.users.read)
  const { data } = useQuery({ ...queryOf(api.users.read, { query: {} }), enabled: isOffered })
  const option = (id: number, name: string, nameEn: string) => ({
    value: String(id),
    label: inLanguage(language, name, nameEn),
  })
  const roles = (data?.roles ?? []).map((role) => option(role.roleId, role.roleName, role.roleNameEn))
  const posts = (data?.posts ?? []).map((post) => option(post.postId, post.postName, post.postNameEn))
  return [
    { name: 'search', label: t('keyword'), placeholder: t('keywordHint') },
    ...(isOffered
      ? [
          { name: 'roleId' as const, label: t('roles'), options: roles },
          { name: 'postId' as const, label: t('posts'), options: posts },
        ]
      : []),
    { name: 'status', label: t('status'), options: statuses },
  ]
}
