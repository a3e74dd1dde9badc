/** How long a request may take, body included, in milliseconds: section 7 of the specification. */
const requestMilliseconds = 10_000

/** Sends a request: the browser's `fetch`, the browser runtime's, or a test's. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>

let transport: Transport = (path, init) => fetch(path, init)

/** Sends all further requests through `next`. Called at start by the browser runtime, and by tests. */
export function setTransport(next: Transport): void {
  transport = next
}

/** Why `send` gave up. */
export class TimeoutError extends Error {}

/**
 * Sends a request and lets `read` take its answer in. Rejects with `TimeoutError` when both together last longer than
 * `timeout` milliseconds, with the signal's reason when the caller gives up, whether the transport listens to its signal or not.
 */
export async function send<T>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
  { signal: outer, timeout = requestMilliseconds }: { signal?: AbortSignal; timeout?: number } = {},
): Promise<T> {
  const controller = new AbortController()
  const giveUp = () => controller.abort(outer?.reason)
  const timer = setTimeout(() => controller.abort(new TimeoutError()), timeout)
  if (outer?.aborted) giveUp()
  outer?.addEventListener('abort', giveUp)
  const ended = new Promise<never>((_, reject) => {
    const fail = () => reject(controller.signal.reason as Error)
    if (controller.signal.aborted) fail()
    controller.signal.addEventListener('abort', fail)
  })
  try {
    return await Promise.race([transport(path, { ...init, signal: controller.signal }).then(read), ended])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', giveUp)
  }
}
