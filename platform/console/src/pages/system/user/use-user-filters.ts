import { api } from '#shared/api/api'
import type { SearchField } from '#shared/crud/filter/search-form'
import { useDict } from '#shared/dict/use-dict'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useExtraFilters } from './form/extra/use-extra-filters'
import type { source } from './source'
import { texts } from './text'

/** The search form of the users. Roles and posts are for those who may open the form of a user. */
export function useUserFilters(): SearchField<keyof typeof source.shape.filters>[] {
  const t = useText(texts)
  const can = useCan()
  const statuses = useDict('sys_normal_disable').options
  return [
    { name: 'search', label: t('keyword'), placeholder: t('keywordHint') },
    ...(can(api.users.choices)
      ? [
          { name: 'roleId' as const, label: t('roles'), choices: api.users.choices },
          {
            name: 'postId' as const,
            label: t('posts'),
            choices: api.users.choices,
            operators: { oneOf: 'postIdOneOf' as const, empty: 'postIdEmpty' as const },
          },
        ]
      : []),
    { name: 'status', label: t('status'), options: statuses },
    ...useExtraFilters(),
  ]
}
