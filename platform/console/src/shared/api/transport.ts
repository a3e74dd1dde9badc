/** How long a request may take, body included, in milliseconds: section 7 of the specification. */
const requestMilliseconds = 10_000

/** Sends a request: the browser's `fetch`, the browser runtime's, or a test's. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

/** Takes a response in. */
type Read<T> = (response: Response) => Promise<T>

let transport: Transport = (path, init) => fetch(path, init)

/** Sends all further requests through `next`. Called at start by the browser runtime, and by tests. */
export function setTransport(next: Transport): void {
  transport = next
}

let present = new AbortController()

/** A request that was sent before what needs its answer is there. */
interface Ahead {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  /** The answer once it is there. */
  settled?: { readonly value: unknown }
}

const ahead = new Map<string, Ahead>()

/** An answer depends on who asks, and in which language. */
function keyOf(path: string, { method, headers }: RequestInit): string {
  const sent = new Headers(headers)
  return [method, path, sent.get('token'), sent.get('lang')].join(' ')
}

/**
 * Sends a request without a body whose answer the next `send` or `takeSettled` of the same one takes. Without one it is given up
 * after as long as a request may take.
 */
export function sendAhead(path: string, init: RequestInit, read: Read<unknown>): void {
  const key = keyOf(path, init)
  if (ahead.has(key)) return
  const controller = new AbortController()
  const answer = transport(path, { ...init, signal: controller.signal }).then(read)
  const request: Ahead = { answer, controller }
  // A request that takes the answer before reports the failure; one after it asks again, as the server may be back by then.
  answer.then(
    (value) => (request.settled = { value }),
    () => ahead.get(key) === request && ahead.delete(key),
  )
  ahead.set(key, request)
  setTimeout(() => {
    if (ahead.get(key) === request) giveUpAhead(key)
  }, requestMilliseconds)
}

function giveUpAhead(key: string): void {
  ahead.get(key)?.controller.abort()
  ahead.delete(key)
}

function takeAhead(path: string, init: RequestInit): Ahead | undefined {
  const key = keyOf(path, init)
  const request = init.body === undefined ? ahead.get(key) : undefined
  if (request) ahead.delete(key)
  // What was asked before a write may be different after it.
  else if (init.method !== 'GET') [...ahead.keys()].forEach(giveUpAhead)
  return request
}

/** Returns the answer to a request that was sent ahead, where it has arrived and is `wanted`. */
export function takeSettled<T>(path: string, init: RequestInit, wanted: (value: T) => boolean): T | undefined {
  const key = keyOf(path, init)
  const settled = ahead.get(key)?.settled as { value: T } | undefined
  if (!settled || !wanted(settled.value)) return undefined
  ahead.delete(key)
  return settled.value
}

/** Ends all requests under way; like those of a document that is left they never settle. Called when the console ends. */
export function endRequests(): void {
  ;[...ahead.keys()].forEach(giveUpAhead)
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
  const sent = takeAhead(path, init)
  const controller = sent?.controller ?? new AbortController()
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
    const answer = sent?.answer ?? transport(path, { ...init, signal: controller.signal }).then(read)
    return await Promise.race([answer as Promise<T>, ended])
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
