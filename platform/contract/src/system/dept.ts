import { most } from '../untrusted/rules'
import * as z from 'zod'
import { audit } from '../audit'
import { bytes, exportQuery } from '../download'
import { endpoint } from '../endpoint'
import {
  confirmed,
  email,
  filter,
  id,
  parentId,
  phone,
  places,
  queryFlag,
  queryId,
  queryIds,
  queryStatus,
  requiredText,
  sort,
  status,
  text,
  version,
} from '../fields'
import { dept } from './dept.record'

export const Dept = z
  .strictObject({
    deptId: id,
    /** 0 at the root. The id of a parent outside the reader's scope is given, but the parent is not in the list. */
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
  .meta({ id: 'Dept' })
export type Dept = z.output<typeof Dept>

/** The fields of a department that its tree needs, from which forms and filters choose. */
export const DeptOption = Dept.pick({
  deptId: true,
  pid: true,
  deptName: true,
  deptNameEn: true,
  orderNum: true,
  status: true,
}).meta({ id: 'DeptOption' })
export type DeptOption = z.output<typeof DeptOption>

/**
 * A new department is below another one. What a form leaves out gets its default, or stays as it is. The name is unique
 * below its parent, without regard to case.
 */
export const DeptForm = z
  .strictObject({
    pid: id,
    deptName: requiredText(most.deptName),
    deptNameEn: text(most.deptName).optional(),
    orderNum: sort,
    leader: text(most.leader).optional(),
    phone: phone.optional(),
    email: email.optional(),
    status: status.optional(),
  })
  .meta({ id: 'DeptForm' })

export const DeptEdit = DeptForm.extend({ deptId: id, pid: parentId, version, confirmed }).meta({ id: 'DeptEdit' })

const DeptQuery = z.strictObject({ deptName: filter, status: queryStatus })

export const depts = {
  list: endpoint('GET /api/system/dept/list', {
    access: 'system:dept:list',
    query: DeptQuery,
    reply: z.array(Dept),
    message: 'queried',
    summary: 'List departments',
  }),
  /**
   * All departments in the reader's scope, by their names alone. For anybody signed in: many kinds of records belong to a
   * department, and those who keep them need no permission for departments.
   */
  options: endpoint('GET /api/system/dept/optionselect', {
    access: 'signedIn',
    reply: z.array(DeptOption),
    summary: 'List departments to choose from',
  }),
  read: endpoint('GET /api/system/dept', {
    access: ['system:dept:query', 'system:dept:edit'],
    query: z.strictObject({ deptId: queryId }),
    reply: Dept,
    summary: 'Read a department',
  }),
  /** Returns the id of the new department. 403 for one that would be outside of the actor's scope. */
  add: endpoint('POST /api/system/dept', {
    access: 'system:dept:add',
    body: DeptForm,
    reply: id,
    audit: audit('add', dept, '新增部门', 'Add department'),
  }),
  /**
   * The top department keeps its `pid` of 0. Enabling a department enables those above it. Disabling one with users in it
   * has to be `confirmed`: they stay in it and can still sign in, but nobody else can be placed in it.
   */
  edit: endpoint('PUT /api/system/dept', {
    access: 'system:dept:edit',
    body: DeptEdit,
    reply: z.null(),
    audit: audit('edit', dept, '修改部门', 'Edit department'),
  }),
  /** Has to be `confirmed` where roles name one of them among their chosen departments, from which it is removed. */
  delete: endpoint('DELETE /api/system/dept', {
    access: 'system:dept:delete',
    query: z.strictObject({ ids: queryIds, confirmed: queryFlag }),
    reply: z.null(),
    audit: audit('delete', dept, '删除部门', 'Delete departments'),
  }),
  sort: endpoint('PUT /api/system/dept/sort', {
    access: 'system:dept:edit',
    body: places,
    reply: z.null(),
    audit: audit('edit', dept, '调整部门排序', 'Reorder departments'),
  }),
  export: endpoint('GET /api/system/dept/export', {
    access: 'system:dept:export',
    query: exportQuery(DeptQuery),
    reply: bytes,
    summary: 'Export departments',
  }),
}
