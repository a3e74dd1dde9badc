import { most } from '@atrium/contract/untrusted/rules'
import type { DeptOption } from '@atrium/contract/system/dept'
import { inLanguage } from '@atrium/contract/language'
import type { DataScope } from '@atrium/contract/system/role'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { TextField } from '#shared/crud/form/fields'
import { isOff, useOffName } from '#shared/crud/off-name'
import { RecordForm } from '#shared/crud/form/record-form'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { treesOf, type TreeKeys } from '#shared/crud/rows/tree'
import { useLanguage, useText } from '#shared/i18n/text'
import { chosenDepts, ScopeField } from './scope-field'
import { texts } from './text'
import { TickedTreeField } from './ticked-tree'
import type { TreeTicks } from './tree-ticks'

interface Values {
  roleName: string
  roleKey: string
  dataScope: DataScope
  /** Undefined where the scope is another one. */
  deptIds?: TreeTicks
}

const blank: Values = { roleName: '', roleKey: '', dataScope: 5 }
const keys: TreeKeys<DeptOption> = {
  id: ({ deptId }) => deptId,
  parent: ({ pid }) => pid,
  order: ({ orderNum }) => orderNum,
}

export function useScopeForm(onSaved: OnSaved) {
  const language = useLanguage()
  const write = useWrite()
  return useRecordForm({
    onSaved,
    blank,
    read: (roleId) => request(api.roles.read, { query: { roleId } }),
    valuesOf: ({ roleName, roleNameEn, roleKey, dataScope, deptIds, deptCheckStrictly }): Values => ({
      roleName: inLanguage(language, roleName, roleNameEn),
      roleKey,
      dataScope,
      deptIds: { ids: deptIds, linked: deptCheckStrictly },
    }),
    save: async ({ dataScope, deptIds }, role) => {
      if (!role) return
      const depts = { deptIds: [...(deptIds?.ids ?? [])], deptCheckStrictly: deptIds?.linked }
      const { roleId, version } = role
      await write(api.roles.dataScope, { body: { roleId, dataScope, ...depts, version } }, inForm)
    },
  })
}

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
      label={t('depts')}
      hint={t('deptsHint')}
      source={{ trees: data && treesOf(data, keys), isFailed: isError, retry: () => void refetch() }}
      titleOf={(dept) => offName(inLanguage(language, dept.deptName, dept.deptNameEn), dept)}
      isQuiet={isOff}
      granting="alone"
    />
  )
}
