import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { serve, type HttpBindings } from '@hono/node-server'
import { createOriginOf } from './proxy'
import { StartError, type Settings } from '../settings'
import { takeBasePath } from './base-path'
import { endUnread, type Fetch } from './unread-body'

/**
 * How long a client may take to send, in milliseconds. The check for it runs every second, so that a client that sends no
 * headers, or not all of them, is gone within 10 seconds. A body that stalls ends earlier than this (`http/body`): this is
 * for one that brings a byte now and then. The largest body, 30 MB, arrives in half the time at 200 KB a second.
 */
const limits = { headersTimeout: 8000, requestTimeout: 300_000, connectionsCheckingInterval: 1000 }

/** A year, as OWASP advises. Subdomains may belong to others. */
const transportSecurity = 'max-age=31536000'

/** Listens where the settings say. Throws a StartError that says what to do when it cannot. */
export function listen(
  fetch: Fetch,
  { port, host, trustProxy, basePath }: Pick<Settings, 'port' | 'host' | 'trustProxy' | 'basePath'>,
): Promise<Server> {
  const originOf = createOriginOf(trustProxy)
  const answer = endUnread(fetch)
  return new Promise((resolve, reject) => {
    // Without a certificate it serves HTTP/1 alone.
    const server = serve(
      {
        fetch: (request, bindings) => {
          const env = bindings as HttpBindings
          if (originOf(env.incoming).scheme === 'https')
            env.outgoing.setHeader('strict-transport-security', transportSecurity)
          return answer(request, env)
        },
        port,
        hostname: host,
        serverOptions: limits,
      },
      () => resolve(server),
    ) as Server
    if (basePath !== '') serveBelow(server, basePath)
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Stop the program that uses it, or set PORT to another number.`,
        EACCES: `Port ${port} may not be used by this account. Set PORT to a number above 1023.`,
        EADDRNOTAVAIL: `${host} is not an address of this machine. Set HOST to one that is.`,
        ENOTFOUND: `${host} is not an address of this machine. Set HOST to one that is.`,
      }
      reject(new StartError(reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port} (${error.message}).`))
    })
  })
}

/** Lets the server see requests without the path below which it serves everything. */
function serveBelow(server: Server, basePath: string): void {
  const listeners = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!takeBasePath(request, response, basePath)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}
