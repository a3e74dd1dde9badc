import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser'
import type { CreatedPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from 'atrium/contract/untrusted/passkey'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { translate } from '#shared/i18n/text'
import { NoPasskeyError } from './no-passkey-error'
import { texts } from './text'

/** Returns why the browser gave no passkey: the person did not want to or took too long, the device has one already, or can make none. */
function reasonOf(error: unknown): 'cancelled' | 'known' | 'impossible' {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
  const { name } = error instanceof Error ? error : { name: '' }
  return name === 'ConstraintError' || name === 'NotSupportedError' ? 'impossible' : 'cancelled'
}

/** Waits for what the browser asks. Whatever it rejects with is a `NoPasskeyError`. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new NoPasskeyError(translate(texts, reasonOf(error)))
  }
}

/** Lets the person make a passkey. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<CreatedPasskey> {
  const { id, response } = await asked(startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** Lets the person use a passkey. With `isOffered` it is among what the field of the account offers, else the browser asks at once. */
async function takePasskey(optionsJSON: PasskeyRequest, isOffered = false): Promise<PasskeyProof> {
  const answer = startAuthentication({ optionsJSON, useBrowserAutofill: isOffered })
  const { id, response } = await asked(answer)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

/** Asks the person for a passkey: to sign in with it alone, or after the password. Rejects with `NoPasskeyError`, or the error of the call. */
export async function askForPasskey(purpose: 'signIn' | 'secondFactor'): Promise<PasskeyProof> {
  return takePasskey(await request(api.passkeys.request, { body: { purpose } }, { message: false }))
}

/** Asks a person who is signed in for one of their passkeys. */
export async function askForOwnPasskey(): Promise<PasskeyProof> {
  return takePasskey(await request(api.passkeys.requestOwn, undefined, { message: false }))
}

/** Opens a session. */
export const openByPasskey = (passkey: PasskeyProof) =>
  request(api.passkeys.signIn, { body: { passkey } }, { raw: true, message: false })

/** A challenge ends after five minutes. */
const renewAfter = 4 * 60_000

/** Lets the browser offer passkeys at the field of the account, until the answer is called. What does not work there stays unsaid: nobody asked for it. */
export function offerPasskeys(onUsed: (passkey: PasskeyProof) => void): () => void {
  let isOver = false
  const offer = async () => {
    const asked = { body: { purpose: 'signIn' } } as const
    const options = await request(api.passkeys.request, asked, { message: false, isUnasked: true })
    if (isOver) return
    const passkey = await takePasskey(options, true)
    if (!isOver) onUsed(passkey)
  }
  const tryToOffer = () => void offer().catch(() => undefined)
  const timer = setInterval(() => document.hidden || tryToOffer(), renewAfter)
  tryToOffer()
  return () => {
    isOver = true
    clearInterval(timer)
    WebAuthnAbortService.cancelCeremony()
  }
}
