import type { User } from 'atrium/contract/system/user'
import { useMemo } from 'react'
import { anyText } from '#shared/crud/rows/use-list-params'
import type { SearchField } from '#shared/crud/filter/search-form'
import type { ListColumn } from '#shared/crud/table/list-column'
import { DictTag } from '#shared/dict/dict-tag'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

export const userShape = { filters: { search: anyText }, sorts: [] }

export const userKeys = { id: ({ userId }: User) => userId, name: ({ nickname }: User) => nickname }

/** How users are searched and shown, alike on the page and in its dialog. */
export function useUserList() {
  const t = useText(texts)
  const filters: SearchField<keyof typeof userShape.filters>[] = [
    { name: 'search', label: t('keyword'), placeholder: t('keywordHint') },
  ]
  const columns = useMemo(
    (): ListColumn<User>[] => [
      { key: 'username', title: t('username'), width: 140, isTitle: true, render: ({ username }) => <b>{username}</b> },
      { key: 'nickname', title: t('nickname'), width: 140, render: ({ nickname }) => nickname },
      { key: 'email', importance: 'low', title: t('email'), width: 260, render: ({ email }) => email },
      { key: 'phone', title: t('phone'), width: 130, render: ({ phoneNumber }) => phoneNumber },
      {
        key: 'status',
        importance: 'high',
        title: t('status'),
        width: 100,
        render: ({ status }) => <DictTag dictType="sys_normal_disable" value={status} dot />,
      },
    ],
    [t],
  )
  return { filters, columns, rowKey: userKeys.id }
}
