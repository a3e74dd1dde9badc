import type { ErrorCode } from 'atrium/contract/error/codes'
import type { PasskeyProof } from 'atrium/contract/untrusted/passkey'
import type { Call } from '#server/call/call'
import { checkProof } from '#server/credentials/passkey-proof'
import { findPasskey, usePasskey, type PasskeyRow } from '#server/services/factor/passkey'
import { takeChallenge, type ChallengeUse } from '#server/services/factor/passkey-challenge'

/** The errors of a passkey that is shown. */
type PasskeyError = Extract<ErrorCode, `passkey.${string}`>

/**
 * Says what is wrong with a passkey that is shown; undefined where it is one of this user, and it is used then. Only after a password may it be used without
 * the check of the person, by a PIN or a finger.
 */
export async function passkeyError(
  call: Call,
  proof: PasskeyProof,
  { row, ...use }: ChallengeUse & { readonly row: PasskeyRow | undefined },
): Promise<PasskeyError | undefined> {
  const { db, deps, site, agent, now } = call
  if (!row) return 'passkey.unknown'
  const take = async (challenge: string) => (await takeChallenge(call, challenge, use)) !== undefined
  const isPersonVerified = use.purpose !== 'secondFactor'
  const result = await checkProof({ site, takeChallenge: take }, proof, { publicKey: row.publicKey, isPersonVerified })
  if ('wrong' in result) return result.wrong
  // Alone it has to say whose it is, too.
  const handle = proof.userHandle ?? (use.purpose === 'signIn' ? '' : row.userHandle)
  if (handle !== row.userHandle) return 'passkey.wrong'
  const { passkeyId, userId } = row
  const { counter } = result.shown
  if (await usePasskey(db, { passkeyId, counter }, { agent, now })) return undefined
  deps.log('warn', 'a passkey counts fewer uses than before', { userId, passkeyId, before: row.counter, counter })
  return 'passkey.copied'
}

/** Finds the passkey that a proof names, if it is one of this user. */
export async function findOwn({ db }: Pick<Call, 'db'>, userId: number, { id }: PasskeyProof) {
  const row = await findPasskey(db, id)
  return row?.userId === userId ? row : undefined
}
