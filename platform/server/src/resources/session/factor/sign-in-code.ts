import type { Call } from '#server/call/call'
import { isTotpCode, plainCode, totpStep } from '#server/credentials/totp'
import { readFactors, takeStep, type FactorRow } from '#server/services/factor/factor'
import { takeCode } from '#server/services/factor/recovery-code'

/** Takes a code of the first of these factors that it fits. */
async function takeTotp({ db, now }: Call, factors: readonly FactorRow[], code: string): Promise<boolean> {
  for (const { factorId, secret } of factors) {
    const step = totpStep(secret, code, now)
    if (step !== undefined && (await takeStep(db, factorId, step, now))) return true
  }
  return false
}

/**
 * Says what is wrong with the code of a sign-in whose password is right; undefined where the person has no factor, or the code is right. That code is
 * used then, whatever becomes of the sign-in.
 */
export async function codeError(
  call: Call,
  userId: number,
  typed: string | undefined,
): Promise<'login.code' | 'login.wrongCode' | undefined> {
  const { db, deps, now } = call
  const factors = await readFactors(db, userId)
  if (factors.length === 0) return undefined
  if (typed === undefined) return 'login.code'
  const code = plainCode(typed)
  const isTaken = isTotpCode(code) ? takeTotp(call, factors, code) : takeCode(db, deps, { userId, code, now })
  return (await isTaken) ? undefined : 'login.wrongCode'
}
