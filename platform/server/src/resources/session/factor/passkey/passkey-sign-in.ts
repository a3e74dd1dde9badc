import type { Parsed } from 'atrium/contract/endpoint'
import type { passkeys } from 'atrium/contract/system/user/passkey'
import { isPerson } from '#server/access/records/persons'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import type { Database } from '#server/db/schema'
import { findPasskey, type PasskeyRow } from '#server/services/factor/passkey'
import { holdEnabledUser } from '#server/services/user/user-account'
import { accountError, localError, openSession, outcomeOf, rejectSignIn } from '../../login'
import { throttledOutcome } from '../../throttle'
import { passkeyError } from './shown-passkey'

/**
 * Opens a session for a passkey alone, which has checked who holds it, and returns its token. A wrong one counts for the account of the passkey,
 * and for the address alone where no account has it. Beyond the limit of this address the call waits; guesses from elsewhere do not concern it, since nobody guesses a signature.
 */
export async function signInWithPasskey(
  call: Call,
  { passkey }: Parsed<typeof passkeys.signIn>['body'],
): Promise<string> {
  const found = await findPasskey(call.db, passkey.id)
  const user = found && (await personOf(call, found))
  const row = user && found
  const username = user?.username ?? ''
  try {
    let error: AppError | undefined
    await throttledOutcome(call, { username }, async () => {
      const wrong = await passkeyError(call, passkey, { row, purpose: 'signIn', sessionId: null })
      error = wrong
        ? new AppError(wrong)
        : user && ((await accountError(call, user)) ?? (await localError(call, user.userId)))
      return outcomeOf(error)
    })
    if (error || !row || !user) throw error ?? new AppError('passkey.unknown')
    return await openSession(call, user, { username, hold: (trx) => hold(trx, row) })
  } catch (error) {
    throw await rejectSignIn(call, { username, userId: user?.userId }, error)
  }
}

const personOf = ({ db }: Call, { userId }: PasskeyRow) =>
  db
    .selectFrom('users')
    .where('userId', '=', userId)
    .where(isPerson)
    .select(['userId', 'username', 'passwordExpiresAt', 'status'])
    .executeTakeFirst()

/** Sees whether the user is still enabled and the passkey still theirs. */
async function hold(trx: Database, { userId, credentialId }: PasskeyRow): Promise<void> {
  if (!(await holdEnabledUser(trx, userId))) throw new AppError('login.disabled')
  if (!(await findPasskey(trx, credentialId))) throw new AppError('passkey.unknown')
}
