import { inLanguage } from 'atrium/contract/language'
import { ownRecords, type DataScope } from 'atrium/contract/system/role/data-scope'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { useLanguage } from '#shared/i18n/text'

interface Values {
  roleName: string
  roleKey: string
  dataScope: DataScope
  /** Both undefined where the scope is another one. */
  deptIds?: readonly number[]
  deptCheckStrictly?: boolean
}

const blank: Values = { roleName: '', roleKey: '', dataScope: ownRecords }

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
      deptIds,
      deptCheckStrictly,
    }),
    save: async ({ dataScope, deptIds = [], deptCheckStrictly }, role) => {
      if (!role) return
      const { roleId, version } = role
      const body = { roleId, dataScope, deptIds: [...deptIds], deptCheckStrictly, version }
      await write(api.roles.dataScope, { body }, inForm)
    },
  })
}
