import type { SignInResult } from 'atrium/contract/system/log/sign-in-log'
import { insertLimited } from '#server/audit/limited-insert'
import { insertSignIns } from '#server/audit/log-writes'
import type { Database } from '#server/db/schema'
import type { Call } from '#server/call/call'

/** A moment's day as YYYY-MM-DD in UTC. */
export function dayOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10)
}

interface Attempt {
  readonly username: string
  readonly userId: number | null | undefined
  readonly result: SignInResult
}

/** The row of one attempt. */
export function signInRow(
  { now, address, agent }: Pick<Call, 'now' | 'address' | 'agent'>,
  { userId = null, ...attempt }: Attempt,
) {
  return { ...attempt, userId, address, agent, at: now, day: dayOf(now) }
}

/** Adds a row to the sign-in log. `db` is the transaction of a success, whose row is there exactly if its session is. */
export async function recordSignIn(call: Call, attempt: Attempt, db: Database): Promise<void> {
  await insertSignIns(db, [signInRow(call, attempt)])
}

/** Of these the throttle lets few enough through. */
const throttledAlready = new Set<SignInResult>(['unknownUser', 'wrongPassword'])

/**
 * Adds a row for an attempt that was rejected. Of an address with many of one result the rest is in the server's log alone. It
 * must not fail the answer, which says why.
 */
export async function recordRejectedSignIn(call: Call, attempt: Attempt): Promise<void> {
  const { result } = attempt
  try {
    if (throttledAlready.has(result)) return await recordSignIn(call, attempt, call.db)
    const isKept = await insertLimited(call.db, 'signIns', signInRow(call, attempt), (rows) =>
      rows.where('address', '=', call.address).where('result', '=', result),
    )
    if (isKept) return
    call.deps.log('warn', 'rejected sign-in not in the sign-in log: too many of one address', {
      result,
      address: call.address,
    })
  } catch (error) {
    call.deps.log('error', 'sign-in not logged', { error: String(error) })
  }
}
