import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { operationLogs } from 'atrium/contract/system/log/operation-log'
import { contains } from '#server/db/engines/like'
import { matching } from '#server/db/matching'
import { summary } from '#server/db/summary'
import { list, type RowOrder } from '#server/db/page'
import { withinMoments } from '#server/db/range'
import type { Database, Schema } from '#server/db/schema'
import { literal, type Literal, type OptionalParams, type Params } from '#server/db/statement'
import { sql } from 'kysely'
import { viewerOf, type Viewer } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { columns, readableLogs } from './log-rows'
import { logsInScope } from './log-scope'
import { operationsTitled } from './log-titles'
import { isAbout, openHistory, type RecordHistory } from './record-history'

type Query = Parsed<typeof operationLogs.list>['query']
type Filters = Omit<Query, 'page' | 'size' | 'order'>

/** The filters of a call, with the operations that its title names and what the reader may see of the record that it names. */
type OpenFilters = Omit<Filters, 'record' | 'title' | 'result'> & {
  operations: string[] | undefined
  isDone: boolean | undefined
  history: RecordHistory | undefined
}

export async function openFilters(call: Call, { record, title, result, ...filters }: Filters): Promise<OpenFilters> {
  const { auditKinds, recordKinds } = call.deps.product.contract
  if (filters.kind !== undefined && !auditKinds[filters.kind]) rejectField('kind', 'notOffered')
  if (filters.target !== undefined && !recordKinds[filters.target]) rejectField('target', 'notOffered')
  return {
    ...filters,
    operations: title ? operationsTitled(call, title) : undefined,
    isDone: result && result === 'done',
    history: record === undefined ? undefined : await openHistory(call, record),
  }
}

/** Rows of people in the viewer's scope that pass the filters. */
export function matchingLogs(db: Database, { viewer, ...filters }: OptionalParams<OpenFilters> & { viewer: Viewer }) {
  const { username, operations, kind, target, history, isDone, from, to } = filters
  let query = logsInScope({ db, actor: viewer })
  if (username) query = query.where((eb) => contains(eb, 'username', username))
  query = matching(query, 'username', { is: filters.usernameIs, oneOf: filters.usernameOneOf })
  if (operations) query = query.where('operation', 'in', operations)
  if (kind) query = query.where('kind', '=', kind)
  if (target) query = query.where('target', '=', target)
  if (history) query = query.where(isAbout(history))
  if (isDone !== undefined) query = query.where('result', isDone ? '=' : '<>', sql.lit('done'))
  return withinMoments(query, 'at', from, to)
}

type Asked = OpenFilters & { viewer: ReturnType<typeof viewerOf>; order: Literal<Query['order']> }

export const logOrder = (order: Query['order']): RowOrder<Schema, 'operationLogs'> => [
  ['at', order],
  ['logId', order],
]

const readPage = list({
  from: (db, given: Params<Asked>) => matchingLogs(db, given),
  order: ({ order }) => logOrder(order),
  select: (all) => all.select(columns),
})

export async function pageOfLogs(
  call: Call,
  { page, size, order, ...filters }: Query,
): Promise<Output<typeof operationLogs.list>> {
  const asked = { ...(await openFilters(call, filters)), viewer: viewerOf(call.actor), order: literal(order) }
  const { items, pageInfo } = await readPage(call.db, asked, { page, size })
  return { items: (await readableLogs(call, items)).map(({ log }) => log), pageInfo }
}

type Counted = OpenFilters & { viewer: ReturnType<typeof viewerOf> }

const summarize = summary({
  from: (db: Database, given: Params<Counted>) => matchingLogs(db, given),
  groups: {
    kind: 'kind',
    target: 'target',
    username: 'username',
    result: sql`case when result = 'done' then 'done' else 'rejected' end`,
  },
})

/** Counts the operations under these filters. */
export async function summaryOfLogs(
  call: Call,
  { group, ...filters }: Parsed<typeof operationLogs.summary>['query'],
): Promise<Output<typeof operationLogs.summary>> {
  return summarize(call.db, { ...(await openFilters(call, filters)), viewer: viewerOf(call.actor) }, group)
}
