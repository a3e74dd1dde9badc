import * as z from 'zod'
import { endpoint } from '../endpoint'
import { filter, id, queryId, queryStatus, status, version } from '../fields'

export const Dept = z.strictObject({
  deptId: id,
  /** 0 at the root. A parent outside the reader's scope is named all the same, but not part of the list. */
  pid: z.int().min(0),
  deptName: z.string(),
  deptNameEn: z.string(),
  orderNum: z.int(),
  leader: z.string(),
  phone: z.string(),
  email: z.string(),
  status,
  version,
})
export type Dept = z.output<typeof Dept>

export const depts = {
  /** Also open to whoever lists users, whose page filters by department. */
  list: endpoint('GET /api/system/dept/list', {
    access: ['system:dept:list', 'system:user:list'],
    query: z.strictObject({ deptName: filter, status: queryStatus }),
    reply: z.array(Dept),
    message: 'queried',
  }),
  read: endpoint('GET /api/system/dept', {
    access: 'system:dept:query',
    query: z.strictObject({ deptId: queryId }),
    reply: Dept,
  }),
}
