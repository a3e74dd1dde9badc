import { inLanguage } from '@atrium/contract/language'
import type { Post } from '@atrium/contract/system/post'
import { useCallback } from 'react'
import { api } from '#shared/api/api'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useBulkActions } from '#shared/crud/actions/use-bulk-actions'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useList } from '#shared/crud/rows/use-list'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useSelection } from '#shared/crud/rows/use-selection'
import { useDict } from '#shared/dict/use-dict'
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { usePostColumns } from './post-columns'
import { source } from './source'
import { texts } from './text'
import { usePostForm } from './use-post-form'

const PostForm = lazyForm(async () => (await import('./post-form')).PostForm)

/** The posts that users hold, such as "test engineer". */
export default function PostPage() {
  const t = useText(texts)
  const language = useLanguage()
  const list = useList(source)
  const statuses = useDict('sys_normal_disable').options
  const savedRows = useSavedRow(list, ({ postId }) => postId)
  const form = usePostForm(savedRows.show)
  useRecordInAddress(form, useCan()(api.posts.edit) ? form.edit : undefined)
  const name = useCallback((post: Post) => inLanguage(language, post.postName, post.postNameEn), [language])
  const selection = useSelection(list.rows, { id: ({ postId }) => postId, name })
  const remove = useRemoval(api.posts.delete, selection)
  return (
    <ListPage
      page="system/post"
      title={t('posts')}
      emptyText={t('empty')}
      filters={[
        { name: 'postCode', label: t('code') },
        { name: 'postName', label: t('name') },
        { name: 'status', label: t('status'), options: statuses },
      ]}
      list={list}
      savedRows={savedRows}
      rowKey={({ postId }) => postId}
      columns={usePostColumns(name)}
      selection={selection}
      actions={
        <ListButtons
          add={{ call: api.posts.add, run: () => form.add(), prepare: PostForm.prepare }}
          exports={{ call: api.posts.export, filters: list.filters }}
        />
      }
      bulkActions={useBulkActions<Post>({
        edit: { call: api.posts.edit, run: ({ postId }) => form.edit(postId), prepare: PostForm.prepare },
        remove: { call: api.posts.delete, run: remove },
      })}
      rowActions={{
        name,
        of: (post) => [
          {
            key: 'edit',
            label: t('edit'),
            call: api.posts.edit,
            prepare: PostForm.prepare,
            onSelect: () => form.edit(post.postId),
          },
          { key: 'delete', label: t('delete'), call: api.posts.delete, isDanger: true, onSelect: () => remove([post]) },
        ],
      }}
    >
      <PostForm form={form} />
    </ListPage>
  )
}
