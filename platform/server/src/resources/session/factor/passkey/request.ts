import type { Parsed } from 'atrium/contract/endpoint'
import type { passkeys } from 'atrium/contract/system/user/passkey'
import type { PasskeyRequest } from 'atrium/contract/untrusted/passkey'
import type { Call } from '#server/call/call'
import { relyingPartyOf } from '#server/credentials/passkey-proof'
import { readPasskeys, type PasskeyRow } from '#server/services/factor/passkey'
import { challengeMillis, makeChallenge, type ChallengeUse } from '#server/services/factor/passkey-challenge'

/** Returns how a browser is told of these passkeys. */
export const namesOf = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credentialId, transports }) => ({
    type: 'public-key' as const,
    id: credentialId,
    transports: transports ? transports.split(',') : [],
  }))

async function requestFor(call: Call, use: ChallengeUse, rows: readonly PasskeyRow[]): Promise<PasskeyRequest> {
  return {
    challenge: await makeChallenge(call, use),
    rpId: relyingPartyOf(call.site),
    timeout: challengeMillis,
    userVerification: use.purpose === 'secondFactor' ? 'discouraged' : 'required',
    allowCredentials: namesOf(rows),
  }
}

/** Begins a sign-in. It names no passkeys, which would say whose there are: browsers know those of this site. */
export const requestPasskey = (call: Call, { purpose }: Parsed<typeof passkeys.request>['body']) =>
  requestFor(call, { purpose, sessionId: null }, [])

/** Begins a re-authentication, with one of the actor's own passkeys. */
export async function requestOwnPasskey(call: Call): Promise<PasskeyRequest> {
  const { db, actor } = call
  const use = { purpose: 'reauthenticate', sessionId: actor.sessionId } as const
  return requestFor(call, use, await readPasskeys(db, actor.userId))
}
