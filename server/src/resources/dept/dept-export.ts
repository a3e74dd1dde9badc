import type { Parsed } from '@atrium/contract/endpoint'
import type { Dept } from '@atrium/contract/system/dept'
import type { downloads } from '@atrium/contract/system/downloads'
import type { Call } from '../../http/call'
import type { Download } from '../../http/download'
import { column, statusCell } from '../../sheet/column'
import { downloadSheet, oneBatch } from '../../sheet/sheet'
import { listDepts } from './dept'

const columns = [
  column<Dept>('编号', 'ID', (row) => row.deptId),
  column<Dept>('上级编号', 'Parent ID', (row) => row.pid),
  column<Dept>('部门名称', 'Name', (row) => row.deptName),
  column<Dept>('英文名称', 'English name', (row) => row.deptNameEn),
  column<Dept>('负责人', 'Leader', (row) => row.leader),
  column<Dept>('电话', 'Phone', (row) => row.phone),
  column<Dept>('邮箱', 'Email', (row) => row.email),
  column<Dept>('排序', 'Order', (row) => row.orderNum),
  column<Dept>('状态', 'Status', (row, reader) => statusCell(row.status, reader)),
]

export async function exportDepts(call: Call, query: Parsed<typeof downloads.depts>['query']): Promise<Download> {
  const name = { 'zh-cn': '部门', en: 'departments' }
  return downloadSheet(call, query.format, { name, columns }, oneBatch(listDepts(call, query)))
}
