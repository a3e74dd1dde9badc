import { recordKinds } from '@atrium/contract'
import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { operationLogs } from '@atrium/contract/system/operation-log'
import { contains } from '#server/db/engines/like'
import { pageOf } from '#server/db/page'
import type { Call } from '#server/call/call'
import { refuseField } from '#server/call/field-error'
import { columns, readableLogs } from './log-rows'
import { logsInScope } from './log-scope'
import { operationsTitled } from './log-titles'
import { isAbout, openHistory, type RecordHistory } from './record-history'

type Filters = Omit<Parsed<typeof operationLogs.list>['query'], 'page' | 'size' | 'order'>

/** The filters of a call, with what the reader may see of the record that they name. */
type OpenFilters = Omit<Filters, 'record'> & { history: RecordHistory | undefined }

export async function openFilters(call: Call, { record, ...filters }: Filters): Promise<OpenFilters> {
  if (filters.target !== undefined && !recordKinds[filters.target]) refuseField('target', 'notOffered')
  return { ...filters, history: record === undefined ? undefined : await openHistory(call, record) }
}

export function matchingLogs(call: Call, filters: OpenFilters) {
  const { username, title, kind, target, history, result, from, to } = filters
  let query = logsInScope(call)
  if (username) query = query.where((eb) => contains(eb, 'username', username))
  if (title) query = query.where('operation', 'in', operationsTitled(title))
  if (kind) query = query.where('kind', '=', kind)
  if (target) query = query.where('target', '=', target)
  if (history) query = query.where(isAbout(history))
  if (result) query = query.where('result', result === 'done' ? '=' : '<>', 'done')
  if (from) query = query.where('at', '>=', Date.parse(from))
  if (to) query = query.where('at', '<', Date.parse(to))
  return query
}

export async function pageOfLogs(
  call: Call,
  { page, size, order, ...filters }: Parsed<typeof operationLogs.list>['query'],
): Promise<Output<typeof operationLogs.list>> {
  const matching = matchingLogs(call, await openFilters(call, filters))
  const { items, pageInfo } = await pageOf(matching, { page, size }, (all) =>
    all.select(columns).orderBy('at', order).orderBy('logId', order),
  )
  return { items: (await readableLogs(call, items)).map(({ log }) => log), pageInfo }
}
