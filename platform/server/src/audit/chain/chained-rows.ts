import { sql } from 'kysely'
import { chainedLogs, type ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Database } from '#server/db/schema'

/** Returns the query for whole rows of a log in the order of its chain, each with `amended`: the digest that its latest amendment gave it. */
export function rowsWithDigests(db: Database, log: ChainedLog) {
  // The columns of all logs that this needs are alike; Kysely cannot infer it for a union of them.
  const id = chainedLogs[log].id as 'signInId'
  const name = log as 'signIns'
  return db
    .selectFrom(name)
    .selectAll(name)
    .select((eb) =>
      eb
        .selectFrom('logAmendments as latest')
        .select('latest.newDigest')
        .where('latest.log', '=', sql.lit(log))
        .whereRef('latest.rowId', '=', `${name}.${id}`)
        .orderBy('latest.amendmentId', 'desc')
        .limit(1)
        .as('amended'),
    )
    .orderBy(`${name}.${id}`)
}
