import { useQuery } from '@tanstack/react-query'
import { queryOf } from 'atrium/console/data'
import { TextField, SelectField, TreeField, RecordForm, useFormState } from 'atrium/console/form'
import { isOff, useOffName, treesOf } from 'atrium/console/list'
import { useText } from 'atrium/console/text'
import { most } from 'atrium/contract'
import { api } from '#calls/forms'
import type { FormChoices } from '../../../../contract/form'
import { texts } from './text'
import type { useMenuForm } from './use-menu-form'

/** The place of a form in the menu, and the roles that see it. */
export function MenuForm({ form }: { form: ReturnType<typeof useMenuForm> }) {
  const t = useText(texts)
  const offName = useOffName()
  const { data } = useQuery({ ...queryOf(api.forms.choices), enabled: useFormState(form).isOpen })
  const directories = data?.directories ?? []
  const roles = (data?.roles ?? []).map((role) => ({
    value: role.id,
    label: offName(role.name, role),
    disabled: isOff(role),
  }))
  return (
    <RecordForm form={form} titles={[t('menuTitle'), t('menuTitle')]}>
      {(record) => (
        <>
          <TextField name="name" label={t('name')} required max={most.menuName} />
          <TextField name="nameEn" label={t('nameEn')} max={most.menuName} />
          <TreeField
            name="pid"
            label={t('pid')}
            required
            root={t('root')}
            trees={treesOf(withPresent(directories, record?.menu?.pid, t('unseen')), {
              id: ({ id }) => id,
              parent: ({ pid }) => pid,
              order: (one) => directories.indexOf(one),
            })}
            titleOf={({ name }) => name}
          />
          <SelectField name="roleIds" label={t('roleIds')} hint={t('rolesHint')} options={roles} multiple />
        </>
      )}
    </RecordForm>
  )
}

type Directory = FormChoices['directories'][number]

/** With the directory that the entry is in, also where the reader does not see it: the field would show its number. */
function withPresent(directories: readonly Directory[], pid: number | undefined, name: string): readonly Directory[] {
  const isSeen = !pid || directories.some(({ id }) => id === pid)
  return isSeen ? directories : [...directories, { id: pid, pid: 0, name }]
}
