import { userIdsInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'

/** What people in the reader's scope did. */
export function logsInScope(call: Call) {
  const logs = call.db.selectFrom('operationLogs')
  return call.actor.admin ? logs : logs.where('userId', 'in', userIdsInScope(call))
}
