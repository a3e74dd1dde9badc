import { most, patterns } from '@atrium/contract/untrusted/rules'
import { TextAreaField, TextField } from '#shared/crud/form/fields/input-fields'
import { StatusField } from '#shared/crud/form/fields/option-fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import type { useDictForm } from './use-dict-form'

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
