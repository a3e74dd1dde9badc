import type { HttpBindings } from '@hono/node-server'

/** Returns the response to a request, given the connection that it came by. */
export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/**
 * How long a client that was rejected may go on sending, in milliseconds. A socket that is closed with unread bytes resets the
 * connection, by which the client may lose the answer.
 */
const lingerMillis = 5000

/** The most that is read before the answer is sent, so that the connection can stay open: the body of an ordinary form, for a second. */
const small = { bytes: 64 * 1024, millis: 1000 }

/**
 * An error may come before the body of the request was read. A small one is dropped, so that the connection can serve the
 * next request; otherwise the answer says that the connection closes, and it does.
 */
export function endUnread(fetch: Fetch): Fetch {
  return (request, env) => {
    const { 'content-length': length = 0, 'transfer-encoding': encoding } = env.incoming.headers
    const hasBody = Number(length) !== 0 || encoding !== undefined
    return hasBody ? answerWhole(fetch, request, env) : fetch(request, env)
  }
}

async function answerWhole(fetch: Fetch, request: Request, env: HttpBindings): Promise<Response> {
  const response = await fetch(request, env)
  const { incoming, outgoing } = env
  const length = incoming.headers['content-length']
  if (incoming.readableEnded) return response
  if (incoming.complete || Number(length) <= small.bytes) await drop(request, small.millis)
  if (incoming.complete) return response
  outgoing.setHeader('connection', 'close')
  return response.ok ? response : lingering(request, response)
}

/** The whole answer at once, and its end when the client has sent its body, or for long enough. */
async function lingering(request: Request, response: Response): Promise<Response> {
  const content = new Uint8Array(await response.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(content)
      await drop(request, lingerMillis)
      controller.close()
    },
  })
  const headers = new Headers(response.headers)
  headers.set('content-length', String(content.length))
  return new Response(body, { status: response.status, headers })
}

async function drop({ body }: Request, millis: number): Promise<void> {
  // One that was read at once is locked. What is still to come of it is dropped as it comes.
  if (!body || body.locked) return
  const reader = body.getReader()
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), millis)
  try {
    while (!(await reader.read()).done);
  } catch {
    // The client has gone, so that nothing is left to drop.
  } finally {
    clearTimeout(timer)
    reader.releaseLock()
  }
}
