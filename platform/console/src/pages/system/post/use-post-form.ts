import type { Input } from '@atrium/contract/endpoint'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'

type Values = Required<Input<typeof api.posts.add>['body']>

const blank: Values = { postCode: '', postName: '', postNameEn: '', postSort: 0, status: 1, remark: '' }

export function usePostForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    kind: 'post',
    onSaved,
    blank,
    read: (postId) => request(api.posts.read, { query: { postId } }),
    valuesOf: ({ postId: _, version: __, ...values }): Values => values,
    save: (body, post) =>
      post
        ? write(api.posts.edit, { body: { ...body, postId: post.postId, version: post.version } }, inForm)
        : write(api.posts.add, { body }, inForm),
  })
}
