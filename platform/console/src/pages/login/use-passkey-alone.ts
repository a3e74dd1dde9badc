import type { PasskeyProof } from 'atrium/contract/untrusted/passkey'
import { useEffect, useEffectEvent } from 'react'
import { usePasskey } from '#shared/session/passkey/use-passkey'

interface Options {
  /** Whether account and password are asked for, and nothing is under way. */
  isIdle: boolean
  onUsed: (passkey: PasskeyProof) => Promise<void>
}

/** The sign-in with a passkey alone: a button, and what the browser offers at the field of the account. */
export function usePasskeyAlone({ isIdle, onUsed }: Options) {
  const passkey = usePasskey(async ({ askForPasskey }) => onUsed(await askForPasskey('signIn')))
  const { isOffered, isBusy } = passkey
  const use = useEffectEvent((used: PasskeyProof) => void onUsed(used))
  // One question at a time: what the browser asks ends what it offers.
  const mayOffer = isOffered && isIdle && !isBusy
  useEffect(() => {
    if (!mayOffer) return
    let stop: (() => void) | undefined
    let isOver = false
    const offer = async () => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
      const { offerPasskeys } = await import('#shared/session/passkey/passkey')
      if (!isOver) stop = offerPasskeys(use)
    }
    // Without its code there is no autofill, and no error: nobody asked for it.
    offer().catch(() => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [mayOffer])
  return passkey
}
