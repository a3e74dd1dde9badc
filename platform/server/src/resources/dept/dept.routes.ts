import { depts } from '@atrium/contract/system/dept'
import { resource } from '#server/call/resource'
import { exportDepts } from './dept-export'
import { listDeptOptions, listDepts, readDept } from './dept'
import { createDept, deleteDepts, editDept, sortDepts } from './dept-writes'

export const deptResource = resource(depts, {
  list: (call, { query }) => listDepts(call, query),
  options: listDeptOptions,
  read: (call, { query }) => readDept(call, query.deptId),
  add: (call, { body }) => createDept(call, body),
  edit: (call, { body }) => editDept(call, body),
  delete: (call, { query }) => deleteDepts(call, query),
  sort: (call, { body }) => sortDepts(call, body),
  export: (call, { query }) => exportDepts(call, query),
})
