import { insertOperations } from '../audit/log-writes'
import type { Database } from '../db/schema'
import type { Change } from '../call/write-call'

/** The user name in the operation log. No account can have it, since names hold no brackets. */
const username = '(repair)'

interface Repair {
  /** Milliseconds since 1970. */
  now: number
  /** The command, such as `npm run repair`. */
  operation: string
  target: 'menu' | 'user'
}

/** Notes what a repair changed. It has no user, whose id is 0, so that only admins see the row. */
export async function logRepair(db: Database, { now, ...repair }: Repair, changes: readonly Change[]): Promise<void> {
  const row = {
    ...repair,
    at: now,
    userId: 0,
    username,
    kind: 'edit',
    targetIds: JSON.stringify(changes.map(({ id }) => id)),
    before: JSON.stringify(changes.map(({ before }) => before ?? null)),
    after: JSON.stringify(changes.map(({ after }) => after ?? null)),
    address: '',
    agent: '',
    result: 'done',
  }
  await insertOperations(db, [row])
}
