import { mayCall } from 'atrium/contract/access'
import type { Dashboard } from 'atrium/contract/dashboard'
import { operationLogs } from 'atrium/contract/system/log/operation-log'
import type { Expression, SqlBool } from 'kysely'
import { viewerOf, type Viewer } from '#server/access/scope'
import type { Call } from '#server/call/call'
import type { Database } from '#server/db/schema'
import { statement, type Params } from '#server/db/statement'
import { columns, readableLogs } from '../log/operation-log/log-rows'
import { logsInScope } from '../log/operation-log/log-scope'
import type { Bounds, Ranges } from './ranges'

/** Rows of the dashboard's list. */
const most = 8

type Asked = { viewer: ReturnType<typeof viewerOf>; isScoped: boolean }

/** The operation log as far as the viewer may read it; without its permission what they did themselves. */
const visibleLogs = (db: Database, { viewer, isScoped }: { viewer: Viewer; isScoped: boolean }) =>
  isScoped ? logsInScope({ db, actor: viewer }) : db.selectFrom('operationLogs').where('userId', '=', viewer.userId)

const latest = statement((db, given: Params<Asked>) =>
  visibleLogs(db, given)
    .select(columns)
    .select((eb) => {
      const person = eb.selectFrom('users').whereRef('users.userId', '=', 'operationLogs.userId')
      return [person.select('nickname').as('nickname'), person.select('avatar').as('avatar')]
    })
    .orderBy('at', 'desc')
    .orderBy('logId', 'desc')
    .limit(most),
)

const counts = statement((db, { earliest, start, before, ...given }: Params<Asked & Bounds>) =>
  visibleLogs(db, given)
    .where('at', '>=', earliest)
    .select((eb) => {
      const count = (result: '=' | '<>', within: Expression<SqlBool>) =>
        eb.fn.countAll<number>().filterWhere(eb.and([eb('result', result, 'done'), within]))
      return [
        count('=', eb('at', '>=', start)).as('done'),
        count('=', eb('at', '<=', before)).as('doneBefore'),
        count('<>', eb('at', '>=', start)).as('rejected'),
        count('<>', eb('at', '<=', before)).as('rejectedBefore'),
      ]
    }),
)

export async function readOperations(
  call: Call,
  { bounds, isComparable }: Ranges,
  permissions: readonly string[],
): Promise<Pick<Dashboard, 'operations' | 'rejected' | 'recentOperations'>> {
  const { db, actor } = call
  const asked = { viewer: viewerOf(actor), isScoped: mayCall(permissions, operationLogs.list) }
  const rows = await latest(db, asked)
  const readable = await readableLogs(
    call,
    rows.map(({ nickname: _, avatar: __, ...row }) => row),
  )
  const [counted] = await counts(db, { ...asked, ...bounds })
  const { done, doneBefore, rejected, rejectedBefore } = counted!
  return {
    operations: { count: done, before: isComparable ? doneBefore : null },
    rejected: { count: rejected, before: isComparable ? rejectedBefore : null },
    recentOperations: readable.map(({ log }, index) => {
      const { nickname, avatar } = rows[index]!
      return { ...log, nickname: nickname ?? '', avatar: avatar ?? '' }
    }),
  }
}
