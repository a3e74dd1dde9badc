import type { Parsed } from '@atrium/contract/endpoint'
import type { Dept, depts } from '@atrium/contract/system/dept'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column, statusCell } from '#server/sheet/column'
import { downloadSheet, oneBatch } from '#server/sheet/sheet'
import { listDepts } from './dept'
import { deptPaths } from './dept-paths'

type Query = Parsed<typeof depts.export>['query']
type Row = Dept & { parent: string }

const columns = [
  column<Row>({ zh: '编号', en: 'ID' }, (row) => row.deptId),
  column<Row>({ zh: '上级部门', en: 'Parent' }, (row) => row.parent),
  column<Row>({ zh: '部门名称', en: 'Name' }, (row) => row.deptName),
  column<Row>({ zh: '英文名称', en: 'English name' }, (row) => row.deptNameEn),
  column<Row>({ zh: '负责人', en: 'Leader' }, (row) => row.leader),
  column<Row>({ zh: '电话', en: 'Phone' }, (row) => row.phone),
  column<Row>({ zh: '邮箱', en: 'Email' }, (row) => row.email),
  column<Row>({ zh: '排序', en: 'Order' }, (row) => row.orderNum),
  column<Row>({ zh: '状态', en: 'Status' }, (row, reader) => statusCell(row.status, reader)),
]

async function readRows(call: Call, query: Query): Promise<Row[]> {
  // Filters leave out departments that the paths of others go through.
  const pathOf = deptPaths(await listDepts(call, {}), call.language)
  return (await listDepts(call, query)).map((dept) => ({ ...dept, parent: pathOf(dept.pid) }))
}

export async function exportDepts(call: Call, query: Query): Promise<Download> {
  const name = { zh: '部门', en: 'departments' }
  return downloadSheet(call, query, { name, columns }, oneBatch(readRows(call, query)))
}
