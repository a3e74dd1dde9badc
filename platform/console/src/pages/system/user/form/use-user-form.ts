import { api } from '#shared/api/api'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'
import { blankExtra, extraValues, withExtraBody } from './extra/extra-values'
import type { ExtraKey } from './extra/running-fields'
import { withFixedRoles } from '#shared/session/roles/role-choices'
import { readUserRecord, type UserRecord } from '../roles/user-record'

interface Values {
  username: string
  /** Of a new user alone: whether they set their first password by a mail, or somebody chooses it here. */
  firstPassword: 'mailed' | 'chosen'
  password: string
  nickname: string
  deptId: number | undefined
  phoneNumber: string
  email: string
  sex: 0 | 1
  status: 0 | 1
  postId: number | undefined
  roleIds: number[]
  remark: string
  [extra: ExtraKey]: unknown
}

const blank: Values = {
  username: '',
  firstPassword: 'chosen',
  password: '',
  nickname: '',
  deptId: undefined,
  phoneNumber: '',
  email: '',
  sex: 1,
  status: 1,
  postId: undefined,
  roleIds: [],
  remark: '',
  ...blankExtra,
}

function valuesOf({ user }: UserRecord): Values {
  const { username, nickname, phoneNumber, email, sex, status, roleIds, remark } = user
  const place = { deptId: user.deptId ?? undefined, postId: user.postId ?? undefined }
  return {
    ...place,
    username,
    firstPassword: 'chosen',
    password: '',
    nickname,
    phoneNumber,
    email,
    sex,
    status,
    roleIds,
    remark,
    ...extraValues(user),
  }
}

export function useUserForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    kind: 'user',
    onSaved,
    blank,
    read: readUserRecord,
    valuesOf,
    save: ({ username, firstPassword, password, ...typed }, record) => {
      const { values, extra } = withExtraBody(typed)
      // The department is required. A post that was taken away is null, since a field left out stays as it was.
      const place = { deptId: values.deptId!, postId: values.postId ?? null }
      const body = { ...values, ...extra, ...place, roleIds: withFixedRoles(values.roleIds, record) }
      const account = firstPassword === 'mailed' ? { invite: true as const } : { password }
      if (!record) return write(api.users.add, { body: { ...body, username, ...account } }, inForm)
      const { userId, version } = record.user
      return write(api.users.edit, { body: { ...body, userId, version } }, inForm)
    },
  })
}
