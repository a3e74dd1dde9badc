import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { RecordEvent, recordLog } from 'atrium/contract/system/record/record-log'
import { requireRecord } from '#server/access/records/require-record'
import { accountInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { list, type RowOrder } from '#server/db/page'
import type { Schema } from '#server/db/schema'
import type { OptionalParams } from '#server/db/statement'
import { readReferences } from '../operation-log/log-details'
import { titleOf } from '../operation-log/log-titles'
import { isAbout, type RecordHistory } from '../operation-log/record-history'

type Snapshot = RecordEvent['before']

const readPage = list({
  from: (db, about: OptionalParams<RecordHistory>) =>
    db.selectFrom('operationLogs').where(isAbout(about)).where('result', '=', 'done'),
  order: (): RowOrder<Schema, 'operationLogs'> => [
    ['at', 'desc'],
    ['logId', 'desc'],
  ],
  select: (all) => all.select(['logId', 'at', 'userId', 'username', 'operation', 'targetIds', 'before', 'after']),
})

/** Returns a page of what was done to a record, for those who may read it. */
export async function pageOfRecord(
  call: Call,
  { kind, id, page, size }: Parsed<typeof recordLog.list>['query'],
): Promise<Output<typeof recordLog.list>> {
  const { access, withheld = [] } = call.deps.product.contract.recordKinds[kind]?.details ?? {}
  await requireRecord(call, { kind, id }, access && [access])
  const { items, pageInfo } = await readPage(call.db, { target: kind, id }, { page, size })
  const nameOf = await readNames(call, items)
  const events = items.map((row): RecordEvent => {
    const place = (JSON.parse(row.targetIds) as number[]).indexOf(id)
    const [before, after] = [row.before, row.after].map((stored) =>
      shown((JSON.parse(stored) as Snapshot[])[place] ?? null, withheld),
    )
    return {
      logId: row.logId,
      at: new Date(row.at).toISOString(),
      by: nameOf(row),
      title: titleOf(call, row.operation),
      before: before!,
      after: after!,
    }
  })
  return { items: events, pageInfo, references: await readReferences(call, kind, events) }
}

function shown(snapshot: Snapshot, withheld: readonly string[]): Snapshot {
  return snapshot && Object.fromEntries(Object.entries(snapshot).filter(([field]) => !withheld.includes(field)))
}

/** Names people in the reader's scope; to an admin also those who are gone, as the log does. */
export async function readNames({ db, actor }: Call, rows: readonly { userId: number }[]) {
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const users = db
    .selectFrom('users')
    .where('userId', 'in', [0, ...ids])
    .where(accountInScope(actor))
  const names = new Map((await users.select(['userId', 'nickname']).execute()).map((row) => [row.userId, row.nickname]))
  return ({ userId, username }: { userId: number; username: string }) =>
    names.get(userId) ?? (actor.admin ? username : null)
}
