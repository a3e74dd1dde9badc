import { namedRecords, type LoggedRecord, type OperationLog } from 'atrium/contract/system/log/operation-log'
import type { ExpressionBuilder } from 'kysely'
import { readLoggedError } from '#server/audit/logged-error'
import type { Schema } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { nameOf } from '#server/call/text/record-name'
import { titleOf } from './log-titles'
import { readRecords } from './record-names'
import { openRecords, readSnapshots, type Snapshot } from './record-scope'
import { loggedErrorText } from './logged-error-text'

/** Of a success `after` holds its records, which may be thousands. */
const error = (eb: ExpressionBuilder<Schema, 'operationLogs'>) =>
  eb.case().when('result', '<>', 'done').then(eb.ref('after')).else('[]').end().as('error')

/** The columns of a row that `readableLogs` needs. */
export const columns = [
  'logId',
  'at',
  'userId',
  'username',
  'tokenName',
  'operation',
  'kind',
  'target',
  'targetIds',
  'address',
  'agent',
  'result',
  error,
] as const

type Presented = 'at' | 'title' | 'records' | 'total' | 'hidden' | 'error' | 'errorFields'
type LogRow = Omit<OperationLog, Presented> & { at: number; targetIds: string; error: string }

export interface ReadableLog {
  log: OperationLog
  /** The ids of the records in the reader's scope, and where these are in the row. */
  targetIds: number[]
  places: readonly number[]
}

/** More records than that are not looked through for the names of those that are gone. */
const mostSnapshots = 100

interface NamedRow {
  logId: number
  target: string
  /** The first of the records that the reader may see, by their places in the row. */
  first: { id: number; place: number }[]
  /** How many records the row has. */
  size: number
}

async function nameRecords(call: Call, rows: readonly NamedRow[]): Promise<(row: NamedRow) => LoggedRecord[]> {
  const present = new Map<string, Awaited<ReturnType<typeof readRecords>>>()
  for (const target of new Set(rows.map((row) => row.target))) {
    const ids = rows.filter((row) => row.target === target).flatMap(({ first }) => first.map(({ id }) => id))
    if (ids.length > 0) present.set(target, await readRecords(call, target, ids))
  }
  const recordOf = ({ target }: NamedRow, id: number) => present.get(target)?.get(id)
  const withGone = rows.filter(
    (row) => row.size <= mostSnapshots && row.first.some(({ id }) => recordOf(row, id) === undefined),
  )
  const snapshots = await readSnapshots(call, withGone)
  const kinds = call.deps.product.contract.recordKinds
  return (row) =>
    row.first.map(({ id, place }) => {
      const record = recordOf(row, id)
      if (record) return { id, name: record.name, isGone: false }
      const known = snapshots.get(row.logId)?.[place]?.at(-1)
      return { id, name: known ? nameOf(kinds[row.target], known, call.language) : '', isGone: true }
    })
}

/** The rows without the records that are outside the reader's scope, the first of the others named. */
export async function readableLogs(call: Call, rows: readonly LogRow[]): Promise<ReadableLog[]> {
  const stored = rows.map(({ error, ...row }) => {
    const kept = readLoggedError(error)
    return { ...row, targetIds: JSON.parse(row.targetIds) as number[], kept, record: kept.record }
  })
  const openIn = await openRecords(call, stored)
  const readable = stored.map((row) => {
    const { places, record } = openIn(row)
    const first = places.slice(0, namedRecords).map((place) => ({ id: row.targetIds[place]!, place }))
    return { row, places, record, named: { ...row, first, size: row.targetIds.length } }
  })
  const namesIn = await nameRecords(
    call,
    readable.map(({ named }) => named),
  )
  return readable.map(({ row, places, record, named }) => {
    const { targetIds, kept, record: meant, ...rest } = row
    const log = {
      ...rest,
      at: new Date(row.at).toISOString(),
      title: titleOf(call, row.operation),
      records: record ? [unadded(row.target, record, call)] : namesIn(named),
      total: places.length + (record ? 1 : 0),
      hidden: targetIds.length - places.length + (meant && !record ? 1 : 0),
      error: loggedErrorText(call, row.result, kept.values),
      errorFields: [...(kept.fields ?? [])],
    }
    return { log, targetIds: places.map((place) => targetIds[place]!), places }
  })
}

function unadded(target: string, record: Snapshot, { deps, language }: Call): LoggedRecord {
  return { id: null, name: nameOf(deps.product.contract.recordKinds[target], record, language), isGone: false }
}
