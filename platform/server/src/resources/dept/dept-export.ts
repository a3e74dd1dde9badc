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
  column<Row>('编号', 'ID', (row) => row.deptId),
  column<Row>('上级部门', 'Parent', (row) => row.parent),
  column<Row>('部门名称', 'Name', (row) => row.deptName),
  column<Row>('英文名称', 'English name', (row) => row.deptNameEn),
  column<Row>('负责人', 'Leader', (row) => row.leader),
  column<Row>('电话', 'Phone', (row) => row.phone),
  column<Row>('邮箱', 'Email', (row) => row.email),
  column<Row>('排序', 'Order', (row) => row.orderNum),
  column<Row>('状态', 'Status', (row, reader) => statusCell(row.status, reader)),
]

async function readRows(call: Call, query: Query): Promise<Row[]> {
  // Filters leave out departments that the paths of others go through.
  const pathOf = deptPaths(await listDepts(call, {}), call.language)
  return (await listDepts(call, query)).map((dept) => ({ ...dept, parent: pathOf(dept.pid) }))
}

export async function exportDepts(call: Call, query: Query): Promise<Download> {
  const name = { 'zh-cn': '部门', en: 'departments' }
  return downloadSheet(call, query, { name, columns }, oneBatch(readRows(call, query)))
}
