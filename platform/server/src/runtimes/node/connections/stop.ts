import type { Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import type { Fetch } from './unread-body'

/** How long connections that wait are accepted after the signal. Each takes a turn of the event loop. */
const acceptMillis = 3000
/** How long requests may take to end after the port was closed. */
const drainMillis = 5500
/** How long a connection without a request stays open: its next request may be on its way. */
const graceMillis = 1000
/** How often connections that have become idle are looked for, once the grace is over. */
const sweepMillis = 100

/** An HTTP server that ends without cutting callers off. */
export interface Stoppable {
  /** The handler for the server: the one that was passed in, which during a stop waits until no more connections are accepted. */
  readonly fetch: Fetch
  /** Watches the connections of the server that calls `fetch`. Call it before the first request. */
  readonly watch: (server: Server) => void
  /**
   * Accepts the waiting connections, closes the port, responds to every request that was sent, with `Connection: close`, and closes
   * idle connections after a second. Resolves to the number of requests that took too long and were cut off.
   */
  readonly stop: () => Promise<number>
}

interface Watched {
  readonly server: Server
  readonly sockets: ReadonlySet<Socket>
  readonly responses: ReadonlySet<ServerResponse>
  /** Connections so far. */
  accepted: number
  /** Whether each answer asks the caller to close the connection. */
  closing: boolean
}

export function stoppable(fetch: Fetch): Stoppable {
  let watched: Watched | undefined
  let accepting: Promise<void> | undefined
  return {
    fetch: (request, env) => (accepting ? accepting.then(() => fetch(request, env)) : fetch(request, env)),
    watch(server) {
      watched = watch(server)
    },
    async stop() {
      if (!watched) return 0
      accepting = acceptWaiting(watched)
      await accepting
      return drain(watched)
    },
  }
}

function watch(server: Server): Watched {
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  const watched: Watched = { server, sockets, responses, accepted: 0, closing: false }
  server.on('connection', (socket: Socket) => {
    watched.accepted += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_, response: ServerResponse) => {
    if (watched.closing) response.setHeader('connection', 'close')
    responses.add(response)
    response.once('close', () => responses.delete(response))
  })
  return watched
}

/** A whole turn of the event loop. */
const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

/** Closing the port resets the connections that wait to be accepted, so they come first: until a turn brings no more. */
async function acceptWaiting(watched: Watched): Promise<void> {
  const end = Date.now() + acceptMillis
  for (let before = -1; before !== watched.accepted && Date.now() < end;) {
    before = watched.accepted
    await turn()
  }
}

async function drain(watched: Watched): Promise<number> {
  const { server, responses } = watched
  // The close of the HTTP server would first close idle connections, also one whose next request has just arrived.
  const closed = new Promise((resolve) => Listener.prototype.close.call(server, resolve))
  // Only now: a caller that reads it opens a new connection, which would wait to be accepted when the port closes.
  watched.closing = true
  for (const response of responses) if (!response.headersSent) response.setHeader('connection', 'close')
  let cut = 0
  const timers = [
    setTimeout(() => timers.push(setInterval(() => closeIdle(watched), sweepMillis)), graceMillis),
    setTimeout(() => {
      cut = responses.size
      server.closeAllConnections()
    }, drainMillis),
  ]
  await closed
  timers.forEach(clearTimeout)
  return cut
}

/** To the server a connection that has sent nothing yet is not idle. Browsers open such ones in advance. */
function closeIdle({ server, sockets }: Watched): void {
  server.closeIdleConnections()
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
}
