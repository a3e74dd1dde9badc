import { most } from '@atrium/contract/untrusted/rules'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { SelectField, TextField } from '#shared/crud/form/fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { useFormState } from '#shared/crud/form/use-record-form'
import { isOff, useOffName } from '#shared/crud/off-name'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import type { useMenuForm } from './use-menu-form'

/** Where a form stands in the menu, and for which roles. */
export function MenuForm({ form }: { form: ReturnType<typeof useMenuForm> }) {
  const t = useText(texts)
  const offName = useOffName()
  const { data } = useQuery({ ...queryOf(api.forms.choices), enabled: useFormState(form).isOpen })
  const directories = (data?.directories ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const roles = (data?.roles ?? []).map((role) => ({
    value: role.id,
    label: offName(role.name, role),
    disabled: isOff(role),
  }))
  return (
    <RecordForm form={form} titles={[t('menuTitle'), t('menuTitle')]}>
      <TextField name="name" label={t('name')} required max={most.menuName} />
      <TextField name="nameEn" label={t('nameEn')} max={most.menuName} />
      <SelectField name="pid" label={t('pid')} required options={[{ value: 0, label: t('root') }, ...directories]} />
      <SelectField name="roleIds" label={t('roleIds')} hint={t('rolesHint')} options={roles} multiple />
    </RecordForm>
  )
}
