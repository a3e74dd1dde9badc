import { most } from 'atrium/contract/untrusted/rules'
import { inLanguage } from 'atrium/contract/language'
import { chosenDepts } from 'atrium/contract/system/role/data-scope'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { isOff, useOffName } from '#shared/crud/off-name'
import { RecordForm } from '#shared/crud/form/record-form'
import { deptKeys } from '#shared/crud/rows/dept-keys'
import { treesOf } from '#shared/crud/rows/tree'
import { useLanguage, useText } from '#shared/i18n/text'
import { ScopeField } from './scope-field'
import { texts } from '../text'
import { TickedTreeField } from '../tree/ticked-tree'
import type { useScopeForm } from './use-scope-form'

/** Which records a role opens. */
export function ScopeForm({ form }: { form: ReturnType<typeof useScopeForm> }) {
  const t = useText(texts)
  return (
    <RecordForm form={form} titles={[t('dataScope'), t('dataScope')]} size={560}>
      <TextField name="roleName" label={t('name')} max={most.roleName} disabled />
      <TextField name="roleKey" label={t('key')} max={most.roleKey} disabled />
      <ScopeField name="dataScope" deptsName="deptIds" />
      <DeptsField name="deptIds" />
    </RecordForm>
  )
}

function DeptsField({ name }: { name: string }) {
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const isChosen = Form.useWatch('dataScope') === chosenDepts
  const { data, isError, refetch } = useQuery({ ...queryOf(api.depts.options), enabled: isChosen })
  if (!isChosen) return null
  return (
    <TickedTreeField
      name={name}
      linkedName="deptCheckStrictly"
      label={t('depts')}
      hint={t('deptsHint')}
      source={{ trees: data && treesOf(data, deptKeys), isFailed: isError, retry: () => void refetch() }}
      titleOf={(dept) => offName(inLanguage(language, dept.deptName, dept.deptNameEn), dept)}
      isQuiet={isOff}
      granting="alone"
    />
  )
}
