import { AppError } from '../call/app-error'
import type { Call } from '../call/call'
import { takePass } from './verification-record'

/** How long a pass is good for, in milliseconds. */
export const passMillis = 2 * 60 * 1000

/** Where a call takes a pass: the purpose and the account (its user name) that it has to be for, and the pass that was sent. */
export interface PassUse {
  readonly purpose: string
  readonly account: string
  readonly pass: string | undefined
}

/**
 * Uses a pass up and says whether it was good for this purpose and account, at the address that it was given to. Of two calls with the
 * same pass one gets true.
 */
export async function spendPass({ db, now, deps, address }: Call, use: PassUse): Promise<boolean> {
  const { purpose, account, pass } = use
  if (!pass) return false
  const passHash = deps.sha256(pass)
  return takePass(db, { passHash, purpose, account: account.toLowerCase(), address, after: now - passMillis })
}

/**
 * For a call that demands a verification: uses its pass up, which has to be for the own account, or throws `verification.required`.
 * @example
 * await demandPass(call, 'shop-coupon', body.pass)
 */
export async function demandPass(call: Call, purpose: string, pass: string | undefined): Promise<void> {
  if (!(await spendPass(call, { purpose, account: call.actor.username, pass })))
    throw new AppError('verification.required')
}
