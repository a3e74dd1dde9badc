import { mayCall } from '@atrium/contract/access'
import type { Dashboard } from '@atrium/contract/dashboard'
import { operationLogs } from '@atrium/contract/system/operation-log'
import { permissionsOf } from '#server/access/actor'
import type { Call } from '#server/call/call'
import { columns, readableLogs } from '../log/operation-log/log-rows'
import { logsInScope } from '../log/operation-log/log-scope'
import { countCompared } from './ranges'

/** Rows of the dashboard's list. */
const most = 8

/** The operation log as far as the reader may read it; without its permission what they did themselves. */
async function ownOrScopedLogs(call: Call) {
  const { db, actor } = call
  if (mayCall(await permissionsOf(db, actor), operationLogs.list)) return logsInScope(call)
  return db.selectFrom('operationLogs').where('userId', '=', actor.userId)
}

export async function readOperations(
  call: Call,
): Promise<Pick<Dashboard, 'operations' | 'refusals' | 'recentOperations'>> {
  const logs = await ownOrScopedLogs(call)
  const recent = logs.select(columns).orderBy('at', 'desc').orderBy('logId', 'desc').limit(most)
  const readable = await readableLogs(call, await recent.execute())
  return {
    operations: await countCompared(logs.where('result', '=', 'done'), call.now),
    refusals: await countCompared(logs.where('result', '<>', 'done'), call.now),
    recentOperations: readable.map(({ log }) => log),
  }
}
