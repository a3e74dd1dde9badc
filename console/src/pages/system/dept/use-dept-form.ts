import type { Input } from '@atrium/contract/endpoint'
import { api } from '../../../shared/api/api'
import { request } from '../../../shared/api/request'
import { inForm, useWrite } from '../../../shared/crud/actions/use-write'
import { useRecordForm } from '../../../shared/crud/form/use-record-form'

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

/** `reveal` opens the way down to what stands below a department. */
export function useDeptForm(reveal: (deptId: number) => void) {
  const write = useWrite()
  return useRecordForm({
    blank,
    read: (deptId) => request(api.depts.read, { query: { deptId } }),
    valuesOf: ({ deptId: _, version: __, ...values }): Values => values,
    save: async ({ pid = 0, ...values }, dept) => {
      const body = { ...values, pid }
      if (dept) {
        await write(api.depts.edit, { body: { ...body, deptId: dept.deptId, version: dept.version } }, inForm)
      } else await write(api.depts.add, { body }, inForm)
      reveal(pid)
    },
  })
}
