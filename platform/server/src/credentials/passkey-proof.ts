import type { VerifyAuthenticationResponseOpts, WebAuthnCredential } from '@simplewebauthn/server'
import type { CreatedPasskey, PasskeyProof } from 'atrium/contract/untrusted/passkey'

/** The algorithms that a passkey may sign with, as COSE names them: Ed25519, ES256 and RS256, one of which every authenticator has. */
export const algorithms = [-8, -7, -257]

/** Where and for what a passkey was asked for. */
interface Asked {
  /** The scheme, host and port of the console. */
  readonly site: string
  /** Takes the challenge that was signed. Returns whether there was one. */
  readonly takeChallenge: (challenge: string) => Promise<boolean>
}

/** Returns the site as a passkey knows it: its host, of every scheme and port. */
export const relyingPartyOf = (site: string): string => new URL(site).hostname

/** The parts of a new passkey that are kept, in base64url as far as they are bytes. */
interface MadePasskey {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
}

/** The result of a check: what was shown, or what is wrong. */
type Shown<T> = { readonly shown: T } | { readonly wrong: 'passkey.expired' | 'passkey.wrong' }

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

/** Runs a check that throws for whatever does not fit, and returns what it shows. */
async function shownBy<T>(
  { site, takeChallenge }: Asked,
  check: (
    by: Pick<VerifyAuthenticationResponseOpts, 'expectedOrigin' | 'expectedRPID' | 'expectedChallenge'>,
  ) => Promise<T | undefined>,
): Promise<Shown<T>> {
  let isExpired = false
  const expectedChallenge = async (challenge: string) => {
    const isTaken = await takeChallenge(challenge)
    isExpired = !isTaken
    return isTaken
  }
  const by = { expectedOrigin: site, expectedRPID: relyingPartyOf(site), expectedChallenge }
  const shown = await check(by).catch(() => undefined)
  if (shown !== undefined) return { shown }
  return { wrong: isExpired ? 'passkey.expired' : 'passkey.wrong' }
}

/** Checks a signature of a passkey, all but its count of uses, and returns that. */
export const checkProof = (
  asked: Asked,
  { id, clientDataJSON, authenticatorData, signature }: Omit<PasskeyProof, 'userHandle'>,
  { publicKey, isPersonVerified }: { readonly publicKey: string; readonly isPersonVerified: boolean },
): Promise<Shown<{ counter: number }>> =>
  shownBy(asked, async (by) => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    // With 0 the library takes every count: whether it rises is for the write that stores it.
    const credential: WebAuthnCredential = { id, publicKey: toBytes(publicKey), counter: 0 }
    const signed = { clientDataJSON, authenticatorData, signature }
    const response = { id, rawId: id, type: 'public-key', response: signed, clientExtensionResults: {} } as const
    const options = { ...by, response, credential, requireUserVerification: isPersonVerified }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse(options)
    return verified ? { counter: authenticationInfo.newCounter } : undefined
  })

/** Checks a passkey that was made. What kind of authenticator has it is neither asked nor checked. */
export const checkCreated = (
  asked: Asked,
  { id, clientDataJSON, attestationObject }: CreatedPasskey,
): Promise<Shown<MadePasskey>> =>
  shownBy(asked, async (by) => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const signed = { clientDataJSON, attestationObject }
    const response = { id, rawId: id, type: 'public-key', response: signed, clientExtensionResults: {} } as const
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...by,
      response,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { credential } = registrationInfo
    return { credentialId: credential.id, publicKey: toText(credential.publicKey), counter: credential.counter }
  })
