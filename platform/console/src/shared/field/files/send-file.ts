import type { StoredFile } from 'atrium/contract/fields/file-types'
import { mostFileName } from 'atrium/contract/fields/file-types'
import { api } from '../../api/api'
import { checkConnection } from '../../api/connection'
import { request } from '../../api/request'
import { RequestError } from '../../api/request-error'
import { thumbnailOf } from './thumbnail'

/** A part on a slow line, and the checks of a whole file, in milliseconds. */
const patience = 120_000
/** The pause before an unanswered server is asked again, in milliseconds; less where the browser says that there is a network again. */
const pauseMillis = 3000

interface Sending {
  readonly kind: string
  readonly field: string
  readonly file: File
  readonly signal: AbortSignal
  /** Called with the share that is sent, from 0 to 1, and whether it waits for the network. */
  readonly onProgress: (share: number, isWaiting: boolean) => void
}

/** Returns a name of at most as many characters as the server takes, with its ending. */
function shortName(name: string): string {
  if (name.length <= mostFileName) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, mostFileName - ending.length) + ending
}

function nextTry(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, pauseMillis)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

/** Without a network, or an answer. */
const isLost = (error: unknown) =>
  error instanceof RequestError && (error.code === 'offline' || error.code === 'timeout' || error.code === 0)

/**
 * Sends a file of a field in parts, and returns it as the form of the record names it. While the server cannot be reached it waits, and goes on with the same
 * part. Rejects with what `request` rejects with, which shows nothing of it.
 */
export async function sendFile({ kind, field, file, signal, onProgress }: Sending): Promise<StoredFile> {
  const options = { message: false, isUnasked: true, timeout: patience, signal } as const
  let share = 0
  const persist = async <T>(call: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await call()
      } catch (error) {
        if (!isLost(error)) throw error
        onProgress(share, true)
        do {
          await nextTry(signal)
          signal.throwIfAborted()
        } while (!(await checkConnection()))
        onProgress(share, false)
      }
    }
  }
  const body = { kind, field, name: shortName(file.name), size: file.size }
  const { id, partBytes } = await persist(() => request(api.fieldFiles.begin, { body }, options))
  for (let part = 0; part * partBytes < file.size; part++) {
    const bytes = new Uint8Array(await file.slice(part * partBytes, (part + 1) * partBytes).arrayBuffer())
    await persist(() => request(api.fieldFiles.part, { query: { id, part }, body: bytes }, options))
    share = Math.min(1, ((part + 1) * partBytes) / file.size)
    onProgress(share, false)
  }
  const thumbnail = await thumbnailOf(file)
  for (;;) {
    const ended = await persist(() =>
      request(api.fieldFiles.end, { body: { id, ...(thumbnail && { thumbnail }) } }, options),
    )
    if (!('state' in ended)) return ended
    await nextTry(signal)
    signal.throwIfAborted()
  }
}
