import { textIn, type LocalText } from 'atrium/contract/language'
import type { Parsed } from 'atrium/contract/endpoint'
import type { Contract } from 'atrium/contract/module/contract'
import type { OperationLog, operationLogs } from 'atrium/contract/system/log/operation-log'
import { downloadLines } from '#server/audit/chain/log-lines'
import { nextRows } from '#server/db/next-rows'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/file/download'
import { column, momentColumn, type Reader } from '#server/sheet/column'
import { batchesInOrder, downloadSheet } from '#server/sheet/sheet'
import { columns as logColumns, readableLogs } from './log-rows'
import { logOrder, matchingLogs, openFilters } from './operation-log'

/** A row with the ids of all its records that are in the reader's scope. */
type ExportedLog = OperationLog & { targetIds: readonly number[] }

const done: LocalText = { zh: '成功', en: 'Done' }
const rejected: LocalText = { zh: '被拒绝', en: 'Rejected' }

// The log keeps what later versions may have no word for.
const textOf = (words: LocalText | undefined, { language }: Reader, name: string) =>
  words ? textIn(language, words) : name

const columnsOf = ({ auditKinds, recordKinds }: Contract) => [
  column<ExportedLog>({ zh: '编号', en: 'ID' }, (row) => row.logId),
  momentColumn<ExportedLog>({ zh: '时间', en: 'Time' }, (row) => row.at, 'time'),
  column<ExportedLog>({ zh: '用户名', en: 'User name' }, (row) => row.username, 'user'),
  column<ExportedLog>({ zh: 'API 令牌', en: 'API token' }, (row) => row.tokenName, 'user'),
  column<ExportedLog>({ zh: '操作', en: 'Operation' }, (row) => row.title, 'title'),
  column<ExportedLog>({ zh: '类型', en: 'Kind' }, (row, reader) => textOf(auditKinds[row.kind], reader, row.kind)),
  column<ExportedLog>({ zh: '接口', en: 'Call' }, (row) => row.operation, 'operation'),
  column<ExportedLog>(
    { zh: '对象', en: 'Record' },
    (row, reader) => textOf(recordKinds[row.target]?.name, reader, row.target),
    'target',
  ),
  column<ExportedLog>({ zh: '对象编号', en: 'Record IDs' }, (row) => row.targetIds.join(', '), 'target'),
  column<ExportedLog>(
    { zh: '结果', en: 'Result' },
    (row, { language }) => textIn(language, row.result === 'done' ? done : rejected),
    'result',
  ),
  column<ExportedLog>({ zh: '原因', en: 'Reason' }, (row) => row.error, 'result'),
  column<ExportedLog>({ zh: '地址', en: 'Address' }, (row) => row.address, 'address'),
  column<ExportedLog>({ zh: '客户端', en: 'Client' }, (row) => row.agent),
]

function exportLines(
  call: Call,
  { timeZone: _timeZone, columns: _columns, ...filters }: Omit<Query, 'order' | 'format'>,
  opened: Awaited<ReturnType<typeof openFilters>>,
): Download {
  const matching = matchingLogs(call.db, { ...opened, viewer: call.actor })
  return downloadLines(call, 'operationLogs', 'operation-log', {
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    async idsAfter(last, limit) {
      const rows = await matching.select('logId').where('logId', '>', last).orderBy('logId').limit(limit).execute()
      return rows.map(({ logId }) => logId)
    },
  })
}

type Query = Parsed<typeof operationLogs.export>['query']

export async function exportLogs(call: Call, { order, format, ...query }: Query): Promise<Download> {
  const filters = await openFilters(call, query)
  if (format === 'jsonl') return exportLines(call, query, filters)
  const matching = matchingLogs(call.db, { ...filters, viewer: call.actor }).select(logColumns)
  const batches = batchesInOrder(
    (last, limit) => nextRows(matching, logOrder(order), last, limit).execute(),
    async (rows) => {
      const readable = await readableLogs(call, rows)
      return readable.map(({ log, targetIds }): ExportedLog => ({ ...log, targetIds }))
    },
  )
  const columns = columnsOf(call.deps.product.contract)
  return downloadSheet(call, { ...query, format }, { name: { zh: '操作日志', en: 'operation-log' }, columns }, batches)
}
