import { most } from '@atrium/contract/untrusted/rules'
import { NumberField, TextAreaField, TextField } from '#shared/crud/form/fields/input-fields'
import { StatusField } from '#shared/crud/form/fields/option-fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import type { usePostForm } from './use-post-form'

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
