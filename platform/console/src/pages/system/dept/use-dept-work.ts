import { inLanguage } from '@atrium/contract/language'
import type { Dept } from '@atrium/contract/system/dept'
import { useCallback } from 'react'
import { api } from '#shared/api/api'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { lazyForm } from '#shared/crud/form/lazy-form'
import type { OnSaved } from '#shared/crud/form/use-record-form'
import { deptKeys } from '#shared/crud/rows/dept-keys'
import type { RowAction } from '#shared/crud/table/row-actions'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from './text'
import { useDeptForm } from './use-dept-form'

export const DeptForm = lazyForm(async () => (await import('./dept-form')).DeptForm)

/** Returns the actions of a department, for the list and for the details, with the state of their form. */
export function useDeptWork(onSaved: OnSaved = () => undefined) {
  const t = useText(texts)
  const language = useLanguage()
  const form = useDeptForm(onSaved)
  const name = useCallback((dept: Dept) => inLanguage(language, dept.deptName, dept.deptNameEn), [language])
  const remove = useRemoval(api.depts.delete, { id: deptKeys.id, name })
  const edit = ({ deptId }: Dept): RowAction => ({
    key: 'edit',
    label: t('edit'),
    call: api.depts.edit,
    prepare: DeptForm.prepare,
    onSelect: () => form.edit(deptId),
  })
  const removal = (dept: Dept): RowAction => ({
    key: 'delete',
    label: t('delete'),
    call: api.depts.delete,
    isDanger: true,
    onSelect: () => remove([dept]),
  })
  return { form, name, edit, removal }
}
