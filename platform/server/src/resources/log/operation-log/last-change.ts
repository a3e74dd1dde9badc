import type { Endpoint, LastChange } from 'atrium/contract/endpoint'
import { accountInScope } from '#server/access/scope'
import { meantBy } from '#server/audit/meant-records'
import type { Call, Sent } from '#server/call/call'
import { isAbout } from './record-history'
import { openRecords, type Snapshot } from './record-scope'

/** So many rows of a kind are looked through, the latest: a form is hardly open while more are written. */
const mostRows = 1000

/**
 * Returns who changed, or deleted, the one record that a call is about, and when. Undefined where the log does not say: the call is about
 * several, the row is too old, the latest change of the record was part of another one, or the record was never in the reader's scope.
 */
export async function lastChangeOf(
  call: Call,
  endpoint: Endpoint,
  sent: Sent,
  state: 'changed' | 'deleted',
): Promise<LastChange | undefined> {
  const target = endpoint.audit?.target ?? ''
  const { recordKinds } = call.deps.product.contract
  const { ids } = meantBy(recordKinds, endpoint, sent, call.actor.userId)
  const [id] = ids
  if (id === undefined || ids.length > 1 || !recordKinds[target]) return undefined
  const row = await latestRow(call, target, id)
  if (!row) return undefined
  const [before, after] = [row.before, row.after].map((list) => (JSON.parse(list) as (Snapshot | null)[])[row.place])
  if (state === 'changed' ? !(await isLatest(call, target, id, after)) : !before || after) return undefined
  if (state === 'deleted' && !(await openRecords(call, [row]))(row).places.includes(row.place)) return undefined
  const isOwn = row.userId === call.actor.userId
  return { at: new Date(row.at).toISOString(), by: await readName(call, row.userId), isOwn }
}

async function latestRow({ db }: Call, target: string, id: number) {
  const latest = db
    .selectFrom('operationLogs')
    .where('target', '=', target)
    .select(['logId', 'at', 'target', 'targetIds', 'result'])
    .orderBy('at', 'desc')
    .orderBy('logId', 'desc')
    .limit(mostRows)
  const row = await db
    .selectFrom(latest.as('operationLogs'))
    .where((eb) => isAbout({ target, id })(eb as never))
    .where('result', '=', 'done')
    .select(['logId', 'at', 'targetIds'])
    .orderBy('at', 'desc')
    .orderBy('logId', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  const whole = db.selectFrom('operationLogs').where('logId', '=', row.logId).select(['userId', 'before', 'after'])
  const targetIds = JSON.parse(row.targetIds) as number[]
  const rest = await whole.executeTakeFirstOrThrow()
  return { ...row, ...rest, target, targetIds, place: targetIds.indexOf(id) }
}

/** Whether the row made the version that the record has now. A record also gets one by changes of others, which name those alone. */
async function isLatest({ db, deps }: Call, target: string, id: number, after: Snapshot | null | undefined) {
  if (!after) return false
  const { table, id: key } = deps.product.contract.recordKinds[target]!
  const record = db
    .selectFrom(table as 'posts')
    .where(key as 'postId', '=', id)
    .select('version')
  const version = (await record.executeTakeFirst())?.version
  return after['version'] === undefined || after['version'] === version
}

/** Returns the nickname of a user in the reader's scope, else null. */
async function readName({ db, actor }: Call, userId: number): Promise<string | null> {
  const user = db.selectFrom('users').where('userId', '=', userId).where(accountInScope(actor)).select('nickname')
  return (await user.executeTakeFirst())?.nickname ?? null
}
