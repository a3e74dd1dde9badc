import { most } from '@atrium/contract/untrusted/rules'
import { useText } from '#shared/i18n/text'
import { NumberField, TextField } from '#shared/crud/form/fields/input-fields'
import { StatusField } from '#shared/crud/form/fields/option-fields'
import { usePatterns } from '#shared/crud/form/patterns'
import { RecordForm } from '#shared/crud/form/record-form'
import { ParentField } from './parent-field'
import { texts } from './text'
import type { useDeptForm } from './use-dept-form'

export function DeptForm({ form }: { form: ReturnType<typeof useDeptForm> }) {
  const t = useText(texts)
  const { phone, email } = usePatterns()
  return (
    <RecordForm form={form} titles={[t('addDept'), t('editDept')]}>
      {(dept) => (
        <>
          {dept?.pid !== 0 && <ParentField dept={dept} />}
          <TextField name="deptName" label={t('name')} required max={most.deptName} />
          <TextField name="deptNameEn" label={t('nameEn')} hint={t('nameEnHint')} max={most.deptName} />
          <NumberField name="orderNum" label={t('sort')} required />
          <TextField name="leader" label={t('leader')} max={most.leader} />
          <TextField name="phone" label={t('phone')} max={most.phone} pattern={phone} />
          <TextField name="email" label={t('email')} max={most.email} pattern={email} />
          <StatusField label={t('status')} hint={t('statusHint')} />
        </>
      )}
    </RecordForm>
  )
}
