import { most, patterns } from 'atrium/contract/untrusted/rules'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { DeptField } from '#shared/crud/form/fields/dept-field'
import { TextAreaField, TextField } from '#shared/crud/form/fields/input-fields'
import { SelectField, StatusField } from '#shared/crud/form/fields/option-fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { useFormState } from '#shared/crud/form/use-record-form'
import { useText } from '#shared/i18n/text'
import { useRoleChoices, type RoleHolder } from '#shared/session/roles/role-choices'
import { useRoleHint } from '#shared/session/roles/role-hint'
import { texts } from './text'
import type { AccountRecord, useAccountForm } from './use-account-form'

/** The form of a service account. */
export function AccountForm({ form }: { form: ReturnType<typeof useAccountForm> }) {
  const t = useText(texts)
  const { isOpen, id } = useFormState(form)
  const isNew = isOpen && id === undefined
  const choices = useQuery({ ...queryOf(api.serviceAccounts.form, { query: {} }), enabled: isNew })
  return (
    <RecordForm form={form} titles={[t('add'), t('edit')]} size={480}>
      {(record) => <Fields record={record} roles={record?.roles ?? choices.data?.roles ?? []} />}
    </RecordForm>
  )
}

interface FieldsProps {
  record: AccountRecord | undefined
  roles: RoleHolder['roles']
}

function Fields({ record, roles }: FieldsProps) {
  const t = useText(texts)
  const roleHint = useRoleHint(record)
  const naming = record
    ? { disabled: true }
    : {
        required: true,
        hint: t('usernameHint'),
        pattern: { test: patterns.username, text: t('usernameFormat') },
      }
  return (
    <>
      <TextField name="nickname" label={t('name')} required max={most.nickname} />
      <TextField name="username" label={t('username')} max={most.username} {...naming} />
      <DeptField label={t('dept')} hint={t('deptHint')} required present={record?.user} />
      <SelectField
        name="roleIds"
        label={t('roles')}
        hint={roleHint ?? t('rolesHint')}
        options={useRoleChoices(roles, record)}
        multiple
        allowClear={false}
      />
      <StatusField label={t('status')} />
      <TextAreaField name="remark" label={t('purpose')} hint={t('purposeHint')} max={most.remark} />
    </>
  )
}
