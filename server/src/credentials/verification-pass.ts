import { AppError } from '../call/app-error'
import type { Call } from '../call/call'

/** How long a pass is good for, in milliseconds. */
export const passMillis = 2 * 60 * 1000

/** Uses a pass up and says whether it was good for this purpose. Of two calls with the same pass one gets true. */
export async function spendPass({ db, now, deps }: Call, purpose: string, pass: string | undefined): Promise<boolean> {
  if (!pass) return false
  const row = await db
    .updateTable('verifications')
    .set({ state: 'spent' })
    .where('passHash', '=', deps.sha256(pass))
    .where('purpose', '=', purpose)
    .where('state', '=', 'passed')
    .where('passedAt', '>', now - passMillis)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * For a call that demands a verification: uses its pass up, or throws `verification.required`.
 * @example
 * await demandPass(call, 'shop-coupon', body.pass)
 */
export async function demandPass(call: Call, purpose: string, pass: string | undefined): Promise<void> {
  if (!(await spendPass(call, purpose, pass))) throw new AppError('verification.required')
}
