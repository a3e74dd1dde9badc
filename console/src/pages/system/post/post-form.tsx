import { most } from '@atrium/contract/untrusted/rules'
import type { Input } from '@atrium/contract/endpoint'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { NumberField, StatusField, TextAreaField, TextField } from '#shared/crud/form/fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

type Values = Required<Input<typeof api.posts.add>['body']>

const blank: Values = { postCode: '', postName: '', postNameEn: '', postSort: 0, status: 1, remark: '' }

export function usePostForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
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

export function PostForm({ form }: { form: ReturnType<typeof usePostForm> }) {
  const t = useText(texts)
  return (
    <RecordForm form={form} titles={[t('addPost'), t('editPost')]}>
      <TextField name="postName" label={t('name')} required max={most.postName} />
      <TextField name="postNameEn" label={t('nameEn')} hint={t('nameEnHint')} max={most.postName} />
      <TextField name="postCode" label={t('code')} required max={most.postCode} />
      <NumberField name="postSort" label={t('sort')} required />
      <StatusField label={t('status')} />
      <TextAreaField name="remark" label={t('remark')} max={most.remark} />
    </RecordForm>
  )
}
