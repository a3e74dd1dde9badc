import { checkConnection } from '#shared/api/connection'
import { RequestError } from '#shared/api/request-error'
import { hasSession } from '#shared/session/end/expire'
import { useRenewal } from '#shared/session/end/renewal'
import { readToken } from '#shared/session/token/token'

/** The pause before the first other try, in milliseconds; the next ones are longer. It ends where the browser says that there is a network again. */
const pauseMillis = 3000
/** The longest pause, in such pauses. */
const mostPauses = 10
/** The most other tries of one call while the server can be reached: about four minutes. */
const mostTries = 12

/** The reason for which a file is not being sent at the moment. */
export type WaitsFor = 'network' | 'session' | 'server'

export interface Persistence {
  readonly signal: AbortSignal
  /** Called with the reason of a pause, and with undefined when a call was successful after one. */
  readonly onWait: (reason: WaitsFor | undefined) => void
}

/** Returns what has to pass until the same call may succeed; undefined for an error that will not pass. */
function causeOf(error: unknown): WaitsFor | undefined {
  if (!(error instanceof RequestError)) return undefined
  const { code } = error
  if (code === 401 || code === 423) return 'session'
  if (code === 'offline' || code === 'timeout' || code === 0) return 'network'
  return [429, 502, 503, 504].includes(code) ? 'server' : undefined
}

/** Returns whether the same call may succeed later. */
export const isPassing = (error: unknown): boolean => causeOf(error) !== undefined

/** Settles after some milliseconds, when there is a network again, or with the signal. */
export function pause(signal: AbortSignal, millis: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, millis)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

const isSignedIn = () => hasSession() && readToken() !== undefined && useRenewal.getState().reason === undefined

const isOver: Readonly<Record<WaitsFor, () => boolean | Promise<boolean>>> = {
  network: checkConnection,
  // The person signs in again in place, or unlocks: until then each call would be rejected.
  session: isSignedIn,
  server: () => true,
}

/**
 * Makes a call, and makes it again where the network, the session or the server was missing, which it waits for. Rejects with the error of the call where that
 * will not pass or came too often, and with the reason of the signal.
 */
export async function persist<T>(call: () => Promise<T>, { signal, onWait }: Persistence): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const result = await call()
      if (tries > 0) onWait(undefined)
      return result
    } catch (error) {
      const cause = causeOf(error)
      if (!cause || tries === mostTries) throw error
      onWait(cause)
      do {
        await pause(signal, pauseMillis * Math.min(tries + 1, mostPauses))
        signal.throwIfAborted()
      } while (!(await isOver[cause]()))
    }
  }
}
