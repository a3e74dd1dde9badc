import type { Parsed } from '@atrium/contract/endpoint'
import type { Contract } from '@atrium/contract/module/contract'
import { wordsIn, type Words } from '@atrium/contract/record-kind'
import type { OperationLog, operationLogs } from '@atrium/contract/system/operation-log'
import { nextRows } from '#server/db/next-rows'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column, momentColumn, type Reader } from '#server/sheet/column'
import { batchesInOrder, downloadSheet } from '#server/sheet/sheet'
import { columns as logColumns, readableLogs } from './log-rows'
import { logOrder, matchingLogs, openFilters } from './operation-log'

/** A row with the ids of all its records that are in the reader's scope. */
type ExportedLog = OperationLog & { targetIds: readonly number[] }

const results = { 'zh-cn': ['成功', '被拒绝'], en: ['Done', 'Refused'] } as const

// The log keeps what later versions may have no word for.
const textOf = (words: Words | undefined, { language }: Reader, name: string) =>
  words ? wordsIn(language, words) : name

const columnsOf = ({ auditKinds, recordKinds }: Contract) => [
  column<ExportedLog>('编号', 'ID', (row) => row.logId),
  momentColumn<ExportedLog>('时间', 'Time', (row) => row.at),
  column<ExportedLog>('用户名', 'User name', (row) => row.username),
  column<ExportedLog>('操作', 'Operation', (row) => row.title),
  column<ExportedLog>('类型', 'Kind', (row, reader) => textOf(auditKinds[row.kind], reader, row.kind)),
  column<ExportedLog>('接口', 'Call', (row) => row.operation),
  column<ExportedLog>('对象', 'Record', (row, reader) => textOf(recordKinds[row.target]?.name, reader, row.target)),
  column<ExportedLog>('对象编号', 'Record IDs', (row) => row.targetIds.join(', ')),
  column<ExportedLog>('结果', 'Result', (row, { language }) => results[language][row.result === 'done' ? 0 : 1]),
  column<ExportedLog>('原因', 'Reason', (row) => row.refusal),
  column<ExportedLog>('地址', 'Address', (row) => row.address),
  column<ExportedLog>('客户端', 'Client', (row) => row.agent),
]

type Query = Parsed<typeof operationLogs.export>['query']

export async function exportLogs(call: Call, { order, ...query }: Query): Promise<Download> {
  const filters = await openFilters(call, query)
  const matching = matchingLogs(call.db, { ...filters, viewer: call.actor }).select(logColumns)
  const batches = batchesInOrder(
    (last, limit) => nextRows(matching, logOrder(order), last, limit).execute(),
    async (rows) => {
      const readable = await readableLogs(call, rows)
      return readable.map(({ log, targetIds }): ExportedLog => ({ ...log, targetIds }))
    },
  )
  const columns = columnsOf(call.deps.product.contract)
  return downloadSheet(call, query, { name: { 'zh-cn': '操作日志', en: 'operation-log' }, columns }, batches)
}
