import type { Post } from '@atrium/contract/system/post'
import { useMemo } from 'react'
import type { ListColumn } from '#shared/crud/table/list-column'
import { DictTag } from '#shared/dict/dict-tag'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

export function usePostColumns(name: (post: Post) => string): ListColumn<Post>[] {
  const t = useText(texts)
  return useMemo(
    () => [
      { key: 'id', importance: 'low', align: 'right', title: t('id'), width: 72, render: ({ postId }) => postId },
      { key: 'code', title: t('code'), width: 140, render: ({ postCode }) => postCode },
      { key: 'name', title: t('name'), width: 160, isTitle: true, render: (post) => <b>{name(post)}</b> },
      {
        key: 'sort',
        importance: 'low',
        align: 'right',
        title: t('sort'),
        width: 80,
        render: ({ postSort }) => postSort,
      },
      {
        key: 'status',
        importance: 'high',
        title: t('status'),
        width: 100,
        render: ({ status }) => <DictTag dictType="sys_normal_disable" value={status} dot />,
      },
      { key: 'remark', importance: 'low', title: t('remark'), width: 200, render: ({ remark }) => remark },
    ],
    [t, name],
  )
}
