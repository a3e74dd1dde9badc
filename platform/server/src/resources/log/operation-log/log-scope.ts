import { accountIdsInScope, type Viewer } from '#server/access/scope'
import type { Database } from '#server/db/schema'

/** Returns the query for rows of people in the reader's scope. */
export function logsInScope({ db, actor }: { db: Database; actor: Viewer }) {
  const logs = db.selectFrom('operationLogs')
  return actor.admin ? logs : logs.where('userId', 'in', accountIdsInScope({ db, actor }))
}
