import { mostFileName } from 'atrium/contract/fields/file-types'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { pause, persist, type WaitsFor } from './persist'
import { thumbnailOf } from './thumbnail'

/** A part on a slow line, in milliseconds. */
const patience = 120_000
/** The pause before the server is asked again whether it has checked a file, in milliseconds. */
const checkMillis = 2000

/** The browser cannot read a file: it is a folder, or was moved, changed or deleted after it was chosen. */
export class UnreadableFileError extends Error {}

/** The parts of a file that the server has. Sending goes on from there. */
export interface Progress {
  begun?: { readonly id: string; readonly partBytes: number } | undefined
  /** How many parts. */
  parts: number
}

interface Sending {
  readonly kind: string
  readonly field: string
  readonly file: File
  /** Changes while the file is sent. */
  readonly progress: Progress
  readonly signal: AbortSignal
  /** Called with the share that is sent, from 0 to 1. */
  readonly onShare: (share: number) => void
  /** Called while the server checks the content, once all of it is there. */
  readonly onChecking: () => void
  readonly onWait: (reason: WaitsFor | undefined) => void
}

/** Returns a name of at most as many characters as the server takes, with its ending. */
function shortName(name: string): string {
  if (name.length <= mostFileName) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  // A sign of two units is left out whole.
  const begin = name.slice(0, mostFileName - ending.length).replace(/[\uD800-\uDBFF]$/, '')
  return begin + ending
}

async function bytesOf(content: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await content.arrayBuffer())
  } catch {
    throw new UnreadableFileError()
  }
}

/**
 * Sends a file of a field in parts, and returns it as the form of the record names it. While network, session or server are missing it waits, and goes on with
 * the same part; so does a call with the progress of a former one. Rejects with what `request` rejects with, which shows nothing of it, and with an
 * `UnreadableFileError`.
 */
export async function sendFile({ kind, field, file, progress, onShare, onChecking, ...options }: Sending) {
  const { signal } = options
  const ask = <T>(call: () => Promise<T>) => persist(call, options)
  const quietly = { message: false, isUnasked: true, timeout: patience, signal } as const
  const body = { kind, field, name: shortName(file.name), size: file.size }
  const { id, partBytes } = (progress.begun ??= await ask(() => request(api.fieldFiles.begin, { body }, quietly)))
  for (; progress.parts * partBytes < file.size; progress.parts++) {
    const part = progress.parts
    onShare((part * partBytes) / file.size)
    const bytes = await bytesOf(file.slice(part * partBytes, (part + 1) * partBytes))
    await ask(() => request(api.fieldFiles.part, { query: { id, part }, body: bytes as never }, quietly))
  }
  onShare(1)
  const thumbnail = await thumbnailOf(file)
  const end = { id, ...(thumbnail && { thumbnail }) }
  for (;;) {
    const reply = await ask(() => request(api.fieldFiles.end, { body: end }, quietly))
    if (!('state' in reply)) return reply
    onChecking()
    await pause(signal, checkMillis)
    signal.throwIfAborted()
  }
}
