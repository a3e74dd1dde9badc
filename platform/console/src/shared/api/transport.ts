import { withBase } from '../browser/base-path'

/** How long a request may take, body included, in milliseconds: section 7 of the specification. */
const requestMilliseconds = 10_000

/** Sends a request: the browser's `fetch`, the browser runtime's, or a test's. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

/** Takes a response in. */
type Read<T> = (response: Response) => Promise<T>

let transport: Transport = (path, init) => fetch(withBase(path), init)

let hasStreams = true

/**
 * Sends all further requests through `next`. Called at start by the browser runtime, and by tests. `streams`: a response of it can be read
 * while it is sent.
 */
export function setTransport(next: Transport, { streams = false } = {}): void {
  transport = next
  hasStreams = streams
}

/** Returns whether the browser itself reaches the server, such as for a large download: the server of the demo is in the page, and sends no streams. */
export const isServed = (): boolean => hasStreams

/**
 * Opens a response that goes on for as long as somebody reads it; undefined where the transport has no such ones. Ends with `signal`, and with
 * the console.
 */
export async function openStream(path: string, init: RequestInit, signal: AbortSignal): Promise<Response | undefined> {
  if (!hasStreams) return undefined
  return transport(path, { ...init, signal: AbortSignal.any([signal, present.signal]) })
}

let present = new AbortController()

/** Ends all requests under way; like those of a document that is left they never settle. Called when the console ends. */
export function endRequests(): void {
  const former = present
  present = new AbortController()
  former.abort()
}

/** Why `send` gave up. */
export class TimeoutError extends Error {}

/**
 * Sends a request and lets `read` take its answer in. Rejects with `TimeoutError` when both together last longer than
 * `timeout` milliseconds, with the signal's reason when the caller gives up, whether the transport listens to its signal or not.
 * Never settles when the console ends first.
 */
export async function send<T>(
  path: string,
  init: RequestInit,
  read: Read<T>,
  { signal: outer, timeout = requestMilliseconds }: { signal?: AbortSignal; timeout?: number } = {},
): Promise<T> {
  const { signal: over } = present
  const controller = new AbortController()
  const giveUp = () => controller.abort(outer?.reason)
  const leave = () => controller.abort()
  const timer = setTimeout(() => controller.abort(new TimeoutError()), timeout)
  if (outer?.aborted) giveUp()
  outer?.addEventListener('abort', giveUp)
  over.addEventListener('abort', leave)
  const ended = new Promise<never>((_, reject) => {
    const fail = () => reject(controller.signal.reason as Error)
    if (controller.signal.aborted) fail()
    controller.signal.addEventListener('abort', fail)
  })
  try {
    const answer = transport(path, { ...init, signal: controller.signal }).then(read)
    return await Promise.race([answer, ended])
  } catch (error) {
    if (!over.aborted) throw error
    clearTimeout(timer)
    return await new Promise<never>(() => {})
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', giveUp)
    over.removeEventListener('abort', leave)
  }
}
