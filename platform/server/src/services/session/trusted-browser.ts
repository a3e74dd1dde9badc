import type { Database } from '#server/db/schema'

/** The cookie of a trusted browser. */
export const browserCookie = 'browser'

/** How long a browser is trusted, in seconds: 30 days. */
export const trustSeconds = 30 * 24 * 60 * 60

interface Trusting {
  readonly userId: number
  /** The hash of the new cookie, and that of the cookie that it replaces. */
  readonly tokenHash: string
  readonly replacedHash: string | undefined
  readonly agent: string
  readonly address: string
  readonly now: number
}

/** Lets a browser sign a person in without a code from now on. Others who trust the same browser have the new cookie, too. */
export async function trustBrowser(
  db: Database,
  { userId, tokenHash, replacedHash, agent, address, now }: Trusting,
): Promise<void> {
  await db.deleteFrom('trustedBrowsers').where('expiresAt', '<=', now).execute()
  if (replacedHash !== undefined) {
    const same = db.deleteFrom('trustedBrowsers').where('userId', '=', userId)
    await same.where('tokenHash', '=', replacedHash).execute()
    await db.updateTable('trustedBrowsers').set({ tokenHash }).where('tokenHash', '=', replacedHash).execute()
  }
  const expiresAt = now + trustSeconds * 1000
  const row = { userId, tokenHash, agent, address, createdAt: now, lastUsedAt: null, expiresAt }
  await db.insertInto('trustedBrowsers').values(row).execute()
}

/** Returns whether a person trusts the browser with this cookie, and notes the use. */
export async function checkTrust(
  db: Database,
  { userId, tokenHash, now }: { readonly userId: number; readonly tokenHash: string; readonly now: number },
): Promise<boolean> {
  const used = await db
    .updateTable('trustedBrowsers')
    .set({ lastUsedAt: now })
    .where('userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('browserId')
    .execute()
  return used.length > 0
}

/** Ends the trust of people in all of their browsers, or in some of them. */
export async function endTrust(
  db: Database,
  userIds: readonly number[],
  browserIds?: readonly number[],
): Promise<void> {
  const all = db.deleteFrom('trustedBrowsers').where('userId', 'in', [...userIds])
  await (browserIds ? all.where('browserId', 'in', [...browserIds]) : all).execute()
}
