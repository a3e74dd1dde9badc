import { depts } from '@atrium/contract/system/dept'
import { resource } from '../../http/resource'
import { listDepts, readDept } from './dept'

export const deptResource = resource(depts, {
  list: (call, { query }) => listDepts(call, query),
  read: (call, { query }) => readDept(call, query.deptId),
})
