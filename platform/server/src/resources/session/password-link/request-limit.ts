import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import type { Database } from '#server/db/schema'

/** How long a request counts, in milliseconds. */
const windowMillis = 15 * 60 * 1000
/** The requests that are let through for one account, wherever they come from, and from one network address. */
const most = { account: 3, address: 20 } as const

/** Deletes requests that count no more. */
export async function sweepRequests(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('passwordLinkRequests')
    .where('at', '<=', now - windowMillis)
    .execute()
}

/** Counts a request for an account, known or not, and throws `passwordLink.tooMany` beyond the limits. */
export async function countRequest({ deps, now, address }: Call, account: string): Promise<void> {
  const request = { account: account.toLowerCase(), address, at: now }
  await deps.write(async (db) => {
    await sweepRequests(db, now)
    for (const by of ['account', 'address'] as const) {
      const same = db.selectFrom('passwordLinkRequests').where(by, '=', request[by]).orderBy('at', 'desc')
      const reached = await same
        .offset(most[by] - 1)
        .limit(1)
        .select('at')
        .executeTakeFirst()
      if (reached) reject(reached.at + windowMillis - now)
    }
    await db.insertInto('passwordLinkRequests').values(request).execute()
  })
}

function reject(millis: number): never {
  throw new AppError('passwordLink.tooMany', {
    retryAfter: Math.ceil(millis / 1000),
    values: { minutes: Math.ceil(millis / 60_000) },
  })
}
