import { most, patterns } from '@atrium/contract/untrusted/rules'
import type { Input } from '@atrium/contract/endpoint'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { StatusField, TextAreaField, TextField } from '#shared/crud/form/fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

type Values = Required<Input<typeof api.dicts.add>['body']>

const blank: Values = { dictName: '', dictNameEn: '', dictType: '', status: 1, remark: '' }

export function useDictForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    onSaved,
    blank,
    read: (dictId) => request(api.dicts.read, { query: { dictId } }),
    valuesOf: ({ dictId: _, version: __, builtIn: ___, ...values }): Values => values,
    save: (body, dict) =>
      dict
        ? write(api.dicts.edit, { body: { ...body, dictId: dict.dictId, version: dict.version } }, inForm)
        : write(api.dicts.add, { body }, inForm),
  })
}

export function DictForm({ form }: { form: ReturnType<typeof useDictForm> }) {
  const t = useText(texts)
  return (
    <RecordForm form={form} titles={[t('addDict'), t('editDict')]}>
      {(dict) => (
        <>
          <TextField name="dictName" label={t('name')} required max={most.dictText} />
          <TextField name="dictNameEn" label={t('nameEn')} hint={t('nameEnHint')} max={most.dictText} />
          <TextField
            name="dictType"
            label={t('type')}
            hint={dict && t(dict.builtIn ? 'fixedType' : 'typeHint')}
            disabled={dict?.builtIn}
            required
            max={most.dictText}
            pattern={{ test: (type) => patterns.dictType.test(type.trim()), text: t('typePattern') }}
          />
          <StatusField label={t('status')} hint={dict?.builtIn && t('fixedStatus')} disabled={dict?.builtIn} />
          <TextAreaField name="remark" label={t('remark')} max={most.remark} />
        </>
      )}
    </RecordForm>
  )
}
