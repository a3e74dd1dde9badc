import { api } from '#shared/api/api'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { withFixedRoles } from '#shared/session/roles/role-choices'
import { readUserRecord } from './user-record'

interface Values {
  roleIds: number[]
}

export function useRoleForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    kind: 'user',
    onSaved,
    blank: { roleIds: [] },
    read: readUserRecord,
    valuesOf: ({ user }): Values => ({ roleIds: user.roleIds }),
    save: async ({ roleIds }, record) => {
      if (!record) return
      const { userId, version } = record.user
      const body = { userId, version, roleIds: withFixedRoles(roleIds, record) }
      await write(api.users.setRoles, { body }, inForm)
    },
  })
}
