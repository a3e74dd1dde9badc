import type { Input } from '@atrium/contract/endpoint'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'

type Body = Required<Input<typeof api.depts.add>['body']>
/** Without a parent while none is chosen, and for the top department, which has none. */
type Values = Omit<Body, 'pid'> & { pid?: number }

const blank: Values = {
  pid: undefined,
  deptName: '',
  deptNameEn: '',
  orderNum: 1,
  leader: '',
  phone: '',
  email: '',
  status: 1,
}

export function useDeptForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    kind: 'dept',
    blank,
    read: (deptId) => request(api.depts.read, { query: { deptId } }),
    valuesOf: ({ deptId: _, version: __, ...values }): Values => values,
    save: ({ pid = 0, ...values }, dept) => {
      const body = { ...values, pid }
      return dept
        ? write(api.depts.edit, { body: { ...body, deptId: dept.deptId, version: dept.version } }, inForm)
        : write(api.depts.add, { body }, inForm)
    },
    onSaved,
  })
}
