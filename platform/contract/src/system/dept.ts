import * as z from 'zod'
import { endpoint } from '../endpoint'
import { id, parentId, status } from '../fields'
import { crudCalls } from '../kind/crud-calls'
import type { RowOf } from '../kind/types'
import { dept } from './dept.record'

export type Dept = RowOf<typeof dept>

/** The fields of a department that its tree needs, from which forms and filters choose. */
export const DeptOption = z
  .strictObject({
    deptId: id,
    pid: parentId,
    deptName: z.string(),
    deptNameEn: z.string(),
    orderNum: z.int(),
    status,
  })
  .meta({ id: 'DeptOption' })
export type DeptOption = z.output<typeof DeptOption>

export const depts = {
  ...crudCalls(dept),
  /**
   * All departments in the reader's scope, by their names alone. For anybody signed in: many kinds of records belong to a
   * department, and those who keep them need no permission for departments.
   */
  options: endpoint('GET /api/system/dept/optionselect', {
    access: 'signedIn',
    byToken: true,
    reply: z.array(DeptOption),
    summary: 'List departments to choose from',
  }),
}
