import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'

/** How long a failure counts, in milliseconds. */
const windowMillis = 15 * 60 * 1000
/** Failures for one account from one address. Another address counts for itself, so nobody locks the owner out from elsewhere. */
const mostPerAccount = 5
/** Failures from one address over all accounts: many people may share it, one who guesses through user names does not get far. */
const mostPerAddress = 50

/**
 * Checks a password for an account, known or not, within the limits. Throws `login.tooMany` beyond them, before anything
 * is hashed.
 */
export async function throttled(call: Call, username: string, check: () => Promise<boolean>): Promise<boolean> {
  const account = username.toLowerCase()
  await refuseTooMany(call, account)
  const right = await check()
  const failure = right ? 0 : await recordFailure(call, account)
  // Calls at the same time all pass the first look. The second answers no more of them whether they were right than
  // calls one after the other would learn.
  await refuseTooMany(call, account, failure)
  if (right) await forgetFailures(call, account)
  return right
}

async function refuseTooMany(call: Call, account: string, except = 0): Promise<void> {
  const failures = call.db
    .selectFrom('loginFailures')
    .where('address', '=', call.address)
    .where('at', '>', call.now - windowMillis)
    .where('id', '<>', except)
    .orderBy('at', 'desc')
    .select('at')
  const ofAccount = failures.where('username', '=', account).offset(mostPerAccount - 1)
  const ofAddress = failures.offset(mostPerAddress - 1)
  const reached = [await ofAccount.limit(1).executeTakeFirst(), await ofAddress.limit(1).executeTakeFirst()]
  const oldest = reached.flatMap((row) => row?.at ?? [])
  if (!oldest.length) return
  const millis = Math.max(...oldest) + windowMillis - call.now
  throw new AppError('login.tooMany', { retryAfter: Math.ceil(millis / 1000) })
}

async function recordFailure({ db, now, address }: Call, username: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('loginFailures')
      .where('at', '<=', now - windowMillis)
      .execute()
    const failure = trx.insertInto('loginFailures').values({ username, address, at: now })
    return (await failure.returning('id').executeTakeFirstOrThrow()).id
  })
}

async function forgetFailures({ db, address }: Call, username: string): Promise<void> {
  await db.deleteFrom('loginFailures').where('username', '=', username).where('address', '=', address).execute()
}
