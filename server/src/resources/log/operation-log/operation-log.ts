import { endpoints } from '@atrium/contract'
import type { Audit } from '@atrium/contract/audit'
import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { Language } from '@atrium/contract/language'
import type { OperationLog, operationLogs } from '@atrium/contract/system/operation-log'
import { userIdsInScope } from '../../../access/scope'
import { contains } from '../../../db/engines/like'
import { pageOf } from '../../../db/page'
import type { Call } from '../../../http/call'
import { found } from '../../../http/found'
import { openRecords } from './record-scope'
import { refusalText } from './refusal-text'

export type Filters = Omit<Parsed<typeof operationLogs.list>['query'], 'page' | 'size' | 'order'>

const titles = new Map<string, Audit['title']>(
  endpoints.flatMap(([, { method, path, audit }]) => (audit ? [[`${method} ${path}`, audit.title] as const] : [])),
)

/** A call that there is no more is named by itself. */
const titleOf = (operation: string, language: Language) => titles.get(operation)?.[language] ?? operation

function operationsTitled(text: string): string[] {
  const wanted = text.toLowerCase()
  const isWanted = (title: string) => title.toLowerCase().includes(wanted)
  // Never empty, so that it can stand in an SQL list.
  return ['', ...[...titles].flatMap(([key, title]) => (Object.values(title).some(isWanted) ? [key] : []))]
}

export const columns = [
  'logId',
  'at',
  'userId',
  'username',
  'operation',
  'kind',
  'target',
  'targetIds',
  'address',
  'agent',
  'result',
] as const

const logsInScope = (call: Call) => {
  const logs = call.db.selectFrom('operationLogs')
  return call.actor.admin ? logs : logs.where('userId', 'in', userIdsInScope(call))
}

export function matchingLogs(call: Call, { username, title, kind, target, result, from, to }: Filters) {
  let query = logsInScope(call)
  if (username) query = query.where((eb) => contains(eb, 'username', username))
  if (title) query = query.where('operation', 'in', operationsTitled(title))
  if (kind) query = query.where('kind', '=', kind)
  if (target) query = query.where('target', '=', target)
  if (result) query = query.where('result', result === 'done' ? '=' : '<>', 'done')
  if (from) query = query.where('at', '>=', Date.parse(from))
  if (to) query = query.where('at', '<', Date.parse(to))
  return query
}

type Row = Omit<OperationLog, 'at' | 'targetIds' | 'hidden' | 'title'> & { at: number; targetIds: string }

/** The rows without the records that are outside the reader's scope. `places` are those of the others in `targetIds` as stored. */
async function readableLogs(call: Call, rows: readonly Row[]): Promise<{ log: OperationLog; places: number[] }[]> {
  const stored = rows.map((row) => ({ ...row, targetIds: JSON.parse(row.targetIds) as number[] }))
  const placesOf = await openRecords(call, stored)
  return stored.map((row) => {
    const places = placesOf(row)
    const log = {
      ...row,
      at: new Date(row.at).toISOString(),
      targetIds: places.map((place) => row.targetIds[place]!),
      hidden: row.targetIds.length - places.length,
      title: titleOf(row.operation, call.language),
    }
    return { log, places }
  })
}

export async function presentLogs(call: Call, rows: readonly Row[]): Promise<OperationLog[]> {
  return (await readableLogs(call, rows)).map(({ log }) => log)
}

export async function pageOfLogs(
  call: Call,
  filters: Parsed<typeof operationLogs.list>['query'],
): Promise<Output<typeof operationLogs.list>> {
  const { order } = filters
  const { items, pageInfo } = await pageOf(matchingLogs(call, filters), filters, (all) =>
    all.select(columns).orderBy('at', order).orderBy('logId', order),
  )
  return { items: await presentLogs(call, items), pageInfo }
}

export async function readLog(call: Call, logId: number): Promise<Output<typeof operationLogs.read>> {
  const query = logsInScope(call).where('logId', '=', logId).select(columns).select(['before', 'after'])
  const { before, after, ...row } = found(await query.executeTakeFirst())
  const [readable] = await readableLogs(call, [row])
  const { log, places } = readable!
  type Snapshots = Output<typeof operationLogs.read>['before']
  const snapshotsOf = (list: string) => {
    const all = JSON.parse(list) as Snapshots
    return places.map((place) => all[place]!)
  }
  return {
    ...log,
    before: snapshotsOf(before),
    after: snapshotsOf(after),
    refusal: refusalText(row.result, call.language),
  }
}
