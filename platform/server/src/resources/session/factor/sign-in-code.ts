import type { PasskeyProof } from 'atrium/contract/untrusted/passkey'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { secretsOf } from '#server/credentials/secret-box'
import { isTotpCode, plainCode, totpStep } from '#server/credentials/totp'
import { readFactors, takeStep, type FactorRow } from '#server/services/factor/factor'
import { readPasskeys } from '#server/services/factor/passkey'
import { takeCode } from '#server/services/factor/recovery-code'
import { browserCookie, checkTrust } from '#server/services/session/trusted-browser'
import { findOwn, passkeyError } from './passkey/shown-passkey'

/** Takes a code of the first of these factors that it fits. */
export async function takeTotp({ db, deps, now }: Call, factors: readonly FactorRow[], code: string): Promise<boolean> {
  for (const { factorId, secret } of factors) {
    const step = totpStep(await secretsOf(deps).open('factor', secret), code, now)
    if (step !== undefined && (await takeStep(db, factorId, step, now))) return true
  }
  return false
}

async function isTrusted({ db, deps, cookies, now }: Call, userId: number): Promise<boolean> {
  const cookie = cookies?.read(browserCookie)
  return cookie !== undefined && checkTrust(db, { userId, tokenHash: deps.sha256(cookie), now })
}

/** A code or a passkey that comes beside the password. */
export interface SecondFactor {
  readonly code?: string | undefined
  readonly passkey?: PasskeyProof | undefined
}

/**
 * Says what is wrong with the second factor of a sign-in whose password is right; undefined where the person has none or trusts the browser, or it is right. It is
 * used then, whatever becomes of the sign-in.
 */
export async function secondFactorError(
  call: Call,
  userId: number,
  { code, passkey }: SecondFactor,
): Promise<AppError | undefined> {
  const apps = await readFactors(call.db, userId)
  const hasPasskey = (await readPasskeys(call.db, userId)).length > 0
  if (apps.length === 0 && !hasPasskey) return undefined
  if (passkey) {
    const row = await findOwn(call, userId, passkey)
    const wrong = await passkeyError(call, passkey, { row, purpose: 'secondFactor', sessionId: null })
    return wrong && new AppError(wrong)
  }
  if (code === undefined && (await isTrusted(call, userId))) return undefined
  if (code === undefined) {
    const both = hasPasskey ? 'login.codeOrPasskey' : 'login.code'
    return new AppError(apps.length > 0 ? both : 'login.passkey', { at: 'code' })
  }
  return (await isRightCode(call, { userId, apps, typed: code }))
    ? undefined
    : new AppError('login.wrongCode', { at: 'code' })
}

/** Takes a code of an app, or a recovery code. Returns whether there was one. */
async function isRightCode(
  call: Call,
  { userId, apps, typed }: { userId: number; apps: readonly FactorRow[]; typed: string },
): Promise<boolean> {
  const { db, deps, now } = call
  const code = plainCode(typed)
  return isTotpCode(code) ? takeTotp(call, apps, code) : takeCode(db, deps, { userId, code, now })
}
