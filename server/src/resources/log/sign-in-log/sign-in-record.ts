import type { SignInResult } from '@atrium/contract/system/sign-in-log'
import { countOf } from '../../../db/count'
import type { Database } from '../../../db/schema'
import type { Call } from '../../../http/call'

/** Throttled attempts kept a minute from one address: those cost nobody any work, so they could fill the database. */
const mostThrottled = 20
const minuteMillis = 60_000
const dayMillis = 86_400_000

/** A moment's day as YYYY-MM-DD in UTC. */
export function dayOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10)
}

interface Attempt {
  readonly username: string
  readonly userId: number | null | undefined
  readonly result: SignInResult
}

/** Adds a row to the sign-in log. `db` is the transaction of a success, whose row is there exactly if its session is. */
export async function recordSignIn(call: Call, { userId = null, ...attempt }: Attempt, db: Database) {
  const { now, address, agent } = call
  const row = { ...attempt, userId, address, agent, at: now, day: dayOf(now) }
  await db.insertInto('signIns').values(row).execute()
}

/** Notes an attempt that was refused. It must not fail the answer, which says why. */
export async function recordRefusedSignIn(call: Call, attempt: Attempt): Promise<void> {
  try {
    if (attempt.result === 'throttled' && (await isFlooding(call))) return
    await recordSignIn(call, attempt, call.db)
  } catch (error) {
    call.deps.log('error', 'sign-in not logged', { error: String(error) })
  }
}

async function isFlooding({ db, address, now }: Call): Promise<boolean> {
  const throttled = db.selectFrom('signIns').where('address', '=', address).where('result', '=', 'throttled')
  return (await countOf(throttled.where('at', '>', now - minuteMillis))) >= mostThrottled
}

/** Deletes what is too old from both logs. With every sign-in there is little to delete, and no home needs a timer. */
export async function sweepLogs(db: Database, { now, deps }: Call): Promise<void> {
  const oldest = now - deps.logDays * dayMillis
  await db.deleteFrom('signIns').where('at', '<=', oldest).execute()
  await db.deleteFrom('operationLogs').where('at', '<=', oldest).execute()
}
