import { useState } from 'react'
import { RequestError } from '#shared/api/request-error'
import { NoPasskeyError } from './no-passkey-error'
import { noPasskeys } from './support'

type Passkeys = typeof import('./passkey')

/**
 * A button that asks for a passkey, whose code loads with the first click. `work` asks and goes on with what came; an error of it is said in `error` until
 * `forget`, unless the person knows already.
 */
export function usePasskey(work: (passkeys: Passkeys) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const ask = async () => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await work(await import('./passkey'))
    } catch (reason) {
      setError(passkeyMessage(reason))
    } finally {
      setBusy(false)
    }
  }
  return {
    isOffered: noPasskeys() === undefined,
    isBusy,
    error,
    ask: () => void ask(),
    forget: () => setError(undefined),
  }
}

/** Returns what to say about a passkey that did not come, or was rejected; undefined where it was said already. */
function passkeyMessage(reason: unknown): string | undefined {
  if (reason instanceof NoPasskeyError) return reason.message
  if (!(reason instanceof RequestError)) throw reason
  return reason.isHandled ? undefined : reason.msg
}
