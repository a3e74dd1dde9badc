import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { countOf } from '#server/db/count'
import { spendPass } from '#server/credentials/verification-pass'

/** How long a failed sign-in counts, in milliseconds. */
const windowMillis = 15 * 60 * 1000
/**
 * Failed sign-ins for one account from one address: after `free` of them each further guess costs a verification, after `most` there is
 * none. Another address counts for itself, so nobody locks the owner out from elsewhere.
 */
const perAccount = { free: 5, most: 10 }
/** Failed sign-ins from one address over all accounts: many people may share it, one who guesses through user names does not get far. */
const perAddress = { free: 50, most: 100 }
/** Failed sign-ins for one account from all addresses: more of them cost a verification each, and there is no end to that, for the owner's sake. */
const freeAnywhere = 25

interface Attempt {
  /** As in the account, or as typed where nobody has the name. */
  readonly username: string
  /** Where the call takes passes: the purpose they are for, and the one that was sent. */
  readonly verification?: { readonly purpose: string; readonly pass: string | undefined }
  /** Called once with how many wrong passwords and codes there were, when a further guess begins to cost something. */
  readonly onLimit?: (tries: number) => void
}

/** The result of a check: right; wrong, which counts; or right as far as it goes, which neither counts nor ends the count. */
export type Outcome = 'right' | 'wrong' | 'unfinished'

/**
 * Checks a password for an account, known or not, within the limits. Beyond them it throws before anything is hashed:
 * `login.verify` where the attempt would do with a verification, else `login.tooMany`.
 */
export async function throttled(call: Call, attempt: Attempt, check: () => Promise<boolean>): Promise<boolean> {
  const outcome = await throttledOutcome(call, attempt, async () => ((await check()) ? 'right' : 'wrong'))
  return outcome === 'right'
}

/** Checks what a sign-in takes, which may be more than a password, within the same limits. */
export async function throttledOutcome(call: Call, attempt: Attempt, check: () => Promise<Outcome>): Promise<Outcome> {
  const account = attempt.username.toLowerCase()
  const { verification } = attempt
  const take = verification && (() => spendPass(call, { ...verification, account }))
  const isVerified = await admit(call, await limitsReached(call, account, { isOwn: !take }), take)
  const outcome = await check()
  const failedSignIn = outcome === 'wrong' ? await recordFailedSignIn(call, account) : 0
  if (failedSignIn > 0 && attempt.onLimit && (await rankOf(call, account, failedSignIn)) === perAccount.free)
    attempt.onLimit(perAccount.free)
  // Calls at the same time all pass the first check. With the second one they get no more results than calls one after
  // the other.
  const reached = await limitsReached(call, account, { isOwn: !take, except: failedSignIn })
  await admit(call, reached, take && (async () => isVerified))
  if (outcome === 'right') await deleteFailedSignIns(call.db, account, call.address)
  return outcome
}

interface Reached {
  /** When the failed sign-in was that has to age until an attempt needs no verification, and until there is an attempt at all. */
  readonly free: number | undefined
  readonly most: number | undefined
}

/** Lets an attempt pass, and returns whether it took a verification. */
async function admit(call: Call, { free, most }: Reached, take?: () => Promise<boolean>): Promise<boolean> {
  if (most !== undefined) reject(call, 'login.tooMany', most)
  if (free === undefined) return false
  if (!(await take?.())) reject(call, take ? 'login.verify' : 'login.tooMany', free)
  return true
}

/** `isOwn`: of the own session, which failed sign-ins at other addresses do not concern. */
async function limitsReached(
  { db, now, address }: Call,
  account: string,
  { isOwn, except = 0 }: { isOwn: boolean; except?: number },
): Promise<Reached> {
  const failedSignIns = db
    .selectFrom('loginFailures')
    .where('at', '>', now - windowMillis)
    .where('id', '<>', except)
    .orderBy('at', 'desc')
    .select('at')
  const here = failedSignIns.where('address', '=', address)
  const ofAccount = await here.where('username', '=', account).limit(perAccount.most).execute()
  const ofAddress = await here.limit(perAddress.most).execute()
  const anywhere = failedSignIns.where('username', '=', account).offset(freeAnywhere - 1)
  const ofAll = isOwn ? undefined : await anywhere.limit(1).executeTakeFirst()
  return {
    free: latestOf(ofAccount[perAccount.free - 1], ofAddress[perAddress.free - 1], ofAll),
    most: latestOf(ofAccount[perAccount.most - 1], ofAddress[perAddress.most - 1]),
  }
}

function latestOf(...rows: readonly ({ at: number } | undefined)[]): number | undefined {
  const all = rows.flatMap((row) => row?.at ?? [])
  return all.length ? Math.max(...all) : undefined
}

function reject(call: Call, code: 'login.tooMany' | 'login.verify', oldest: number): never {
  const millis = oldest + windowMillis - call.now
  throw new AppError(code, {
    retryAfter: Math.ceil(millis / 1000),
    values: { minutes: Math.ceil(millis / 60_000) },
  })
}

async function recordFailedSignIn({ db, now, address }: Call, username: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('loginFailures')
      .where('at', '<=', now - windowMillis)
      .execute()
    const failedSignIn = trx.insertInto('loginFailures').values({ username, address, at: now })
    return (await failedSignIn.returning('id').executeTakeFirstOrThrow()).id
  })
}

/** Returns which failed sign-in of an account from this address it is within the window, from 1: of several at the same time each has its own. */
async function rankOf({ db, now, address }: Call, username: string, id: number): Promise<number> {
  const upTo = db
    .selectFrom('loginFailures')
    .where('username', '=', username)
    .where('address', '=', address)
    .where('at', '>', now - windowMillis)
    .where('id', '<=', id)
  return countOf(upTo)
}

/** Deletes the failed sign-ins of an account at an address; without one, at all of them. */
export async function deleteFailedSignIns(db: Call['db'], username: string, address?: string): Promise<void> {
  const failedSignIns = db.deleteFrom('loginFailures').where('username', '=', username)
  await (address === undefined ? failedSignIns : failedSignIns.where('address', '=', address)).execute()
}
