import { inLanguage } from '@atrium/contract/language'
import type { DataScope } from '@atrium/contract/system/role'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { useLanguage } from '#shared/i18n/text'
import type { TreeTicks } from '../tree/tree-ticks'

interface Values {
  roleName: string
  roleKey: string
  dataScope: DataScope
  /** Undefined where the scope is another one. */
  deptIds?: TreeTicks
}

const blank: Values = { roleName: '', roleKey: '', dataScope: 5 }

export function useScopeForm(onSaved: OnSaved) {
  const language = useLanguage()
  const write = useWrite()
  return useRecordForm({
    kind: 'role',
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
