import { most, patterns } from '@atrium/contract/untrusted/rules'
import { withoutCellSeparators } from '@atrium/contract/kind/import/columns'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { NumberField, TextAreaField, TextField } from '#shared/crud/form/fields/input-fields'
import { StatusField } from '#shared/crud/form/fields/option-fields'
import { isOff, useOffName } from '#shared/crud/off-name'
import { RecordForm } from '#shared/crud/form/record-form'
import { useFormState } from '#shared/crud/form/use-record-form'
import { useText } from '#shared/i18n/text'
import { treeOf } from '../matrix/matrix-rows'
import { PermissionMatrix } from '../matrix/permission-matrix'
import css from './role-form.module.css'
import { texts } from '../text'
import { TickedTreeField } from '../tree/ticked-tree'
import type { useRoleForm } from './use-role-form'

export function RoleForm({ form }: { form: ReturnType<typeof useRoleForm> }) {
  const t = useText(texts)
  const offName = useOffName()
  const oneName = { test: withoutCellSeparators, text: t('nameFormat') }
  const { isOpen, id } = useFormState(form)
  const isNew = isOpen && id === undefined
  const menus = useQuery({ ...queryOf(api.menus.tree), enabled: isNew })
  const source = { trees: menus.data?.map(treeOf), isFailed: menus.isError, retry: () => void menus.refetch() }
  return (
    <RecordForm form={form} titles={[t('addRole'), t('editRole')]} size={960}>
      {(record) => (
        <div className={css.page}>
          <div className={css.fields}>
            <TextField name="roleName" label={t('name')} required max={most.roleName} pattern={oneName} />
            <TextField
              name="roleKey"
              label={t('key')}
              hint={t('keyHint')}
              required
              max={most.roleKey}
              pattern={{ test: patterns.roleKey, text: t('keyFormat') }}
            />
            <TextField
              name="roleNameEn"
              label={t('nameEn')}
              hint={t('nameEnHint')}
              max={most.roleName}
              pattern={oneName}
            />
            <NumberField name="roleSort" label={t('sort')} required />
            <StatusField label={t('status')} />
            <TextAreaField name="remark" label={t('remark')} max={most.remark} />
          </div>
          <TickedTreeField
            className={css.tree}
            name="menuIds"
            label={t('menus')}
            source={record ?? source}
            titleOf={(menu) => offName(menu.label, menu)}
            isQuiet={isOff}
            granting="withParents"
            matrix={PermissionMatrix}
          />
        </div>
      )}
    </RecordForm>
  )
}
