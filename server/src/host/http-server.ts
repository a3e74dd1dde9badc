import { serve, type HttpBindings, type ServerType } from '@hono/node-server'
import { StartError, type Settings } from './settings'
import { endUnread, type Fetch } from './unread-body'

/** Listens where the settings say. Throws a StartError that says what to do when it cannot. */
export function listen(fetch: Fetch, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const answer = endUnread(fetch)
    const server = serve(
      {
        // Without a certificate it speaks HTTP/1 alone.
        fetch: (request, env) => answer(request, env as HttpBindings),
        port,
        hostname: host,
      },
      () => resolve(server),
    )
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
