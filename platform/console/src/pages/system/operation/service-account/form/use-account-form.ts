import type { ServiceAccount } from 'atrium/contract/system/user/service-account/service-account'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { withFixedRoles, type RoleHolder } from '#shared/session/roles/role-choices'

/** A service account as it is now, with the roles to choose from. */
export type AccountRecord = RoleHolder & { readonly user: ServiceAccount }

async function readAccount(userId: number): Promise<AccountRecord> {
  const { roles, account } = await request(api.serviceAccounts.form, { query: { userId } })
  // Null only where no account was asked for.
  return { roles, user: account! }
}

const blank = {
  username: '',
  nickname: '',
  deptId: undefined as number | undefined,
  roleIds: [] as number[],
  status: 1 as 0 | 1,
  remark: '',
}

function valuesOf({ user }: AccountRecord): typeof blank {
  const { username, nickname, deptId, roleIds, status, remark } = user
  return { username, nickname, deptId: deptId ?? undefined, roleIds, status, remark }
}

export function useAccountForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    kind: 'serviceAccount',
    onSaved,
    blank,
    read: readAccount,
    valuesOf,
    save: ({ username, ...values }, record) => {
      // The department is required.
      const body = { ...values, deptId: values.deptId!, roleIds: withFixedRoles(values.roleIds, record) }
      if (!record) return write(api.serviceAccounts.add, { body: { ...body, username } }, inForm)
      const { userId, version } = record.user
      return write(api.serviceAccounts.edit, { body: { ...body, userId, version } }, inForm)
    },
  })
}
