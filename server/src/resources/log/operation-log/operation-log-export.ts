import type { Parsed } from '@atrium/contract/endpoint'
import type { downloads } from '@atrium/contract/system/downloads'
import type { OperationLog } from '@atrium/contract/system/operation-log'
import type { Call } from '../../../http/call'
import type { Download } from '../../../http/download'
import { column, momentCell } from '../../../sheet/column'
import { batchesById, downloadSheet } from '../../../sheet/sheet'
import { columns as logColumns, matchingLogs, presentLogs } from './operation-log'

const columns = [
  column<OperationLog>('编号', 'ID', (row) => row.logId),
  column<OperationLog>('时间 (UTC)', 'Time (UTC)', (row) => momentCell(row.at)),
  column<OperationLog>('用户名', 'User name', (row) => row.username),
  column<OperationLog>('操作', 'Operation', (row) => row.title),
  column<OperationLog>('接口', 'Call', (row) => row.operation),
  column<OperationLog>('对象编号', 'Record IDs', (row) => row.targetIds.join(', ')),
  column<OperationLog>('结果', 'Result', (row) => row.result),
  column<OperationLog>('地址', 'Address', (row) => row.address),
  column<OperationLog>('客户端', 'Client', (row) => row.agent),
]

type Query = Parsed<typeof downloads.operationLogs>['query']

export async function exportLogs(call: Call, query: Query): Promise<Download> {
  const read = async (after: number, limit: number) => {
    const rows = matchingLogs(call, query).select(logColumns).where('logId', '>', after).orderBy('logId').limit(limit)
    return presentLogs(call, await rows.execute())
  }
  const name = { 'zh-cn': '操作日志', en: 'operation-log' }
  return downloadSheet(
    call,
    query.format,
    { name, columns },
    batchesById(read, ({ logId }) => logId),
  )
}
