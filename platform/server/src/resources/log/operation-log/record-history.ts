import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Schema } from '#server/db/schema'
import { mapped, type OptionalParams } from '#server/db/statement'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { logsInScope } from './log-scope'
import { readRecords } from './record-names'
import { openRecords } from './record-scope'

/** The rows about one record, as a condition on rows in the reader's scope. */
export interface RecordHistory {
  readonly target: string
  readonly id: number
  /** These rows alone; all of them where it is not set. */
  readonly logIds?: number[]
}

/** The most rows of a record that is gone, the latest, since each of them has to be checked on its own. */
const mostRows = 200

type Logs = ExpressionBuilder<Schema, 'operationLogs'>

export function isAbout({ target, id, logIds }: OptionalParams<RecordHistory>) {
  return (eb: Logs) =>
    eb.and([
      eb('target', '=', target),
      sql<SqlBool>`',' || trim(${eb.ref('targetIds')}, '[]') || ',' like ${mapped(id, (plain) => `%,${plain},%`)}`,
      // Never empty, so that it can be an SQL list.
      ...(logIds ? [eb('logId', 'in', [0, ...logIds])] : []),
    ])
}

/**
 * Reads the part of a record's history that the reader may see, which `record` names as in the contract: nothing of one outside of their
 * scope; of one that is gone the rows which say that it was in it.
 */
export async function openHistory(call: Call, record: string): Promise<RecordHistory> {
  const [target = '', digits] = record.split(':')
  if (!call.deps.product.contract.recordKinds[target]) rejectField('record', 'notOffered')
  const about = { target, id: Number(digits) }
  if (call.actor.admin) return about
  const present = (await readRecords(call, about.target, [about.id])).get(about.id)
  if (present) return present.isOpen ? about : { ...about, logIds: [] }
  const latest = logsInScope(call).where(isAbout(about)).orderBy('logId', 'desc').limit(mostRows)
  const stored = (await latest.select(['logId', 'target', 'targetIds']).execute()).map((row) => ({
    ...row,
    targetIds: JSON.parse(row.targetIds) as number[],
  }))
  const openIn = await openRecords(call, stored)
  const open = stored.filter((row) => openIn(row).places.some((place) => row.targetIds[place] === about.id))
  return { ...about, logIds: open.map(({ logId }) => logId) }
}
