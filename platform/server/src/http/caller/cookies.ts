import { parse, serialize } from 'hono/utils/cookie'
import type { Cookies, Deps } from '../../call/call'

/** The request of a context, and the cookies of its response. */
interface Asking {
  readonly env: unknown
  readonly req: { readonly header: (name: string) => string | undefined }
  readonly get: (name: 'cookies') => string[] | undefined
  readonly set: (name: 'cookies', value: string[]) => void
}

/**
 * Returns the cookies of a caller; undefined where the request did not come over TLS. The prefix `__Host-` lets browsers take them from this host over TLS alone,
 * and for all of its paths: so its name has the base path as those of the console have it, which keeps two installations on one host apart.
 */
export function cookiesOf(context: Asking, { basePath = '', isSecure }: Deps): Cookies | undefined {
  if (!isSecure?.(context.env)) return undefined
  const nameOf = (name: string) => `__Host-${name}${basePath.replaceAll('/', '!')}`
  return {
    read: (name) => parse(context.req.header('cookie') ?? '', nameOf(name))[nameOf(name)],
    keep(name, value, maxAge) {
      const options = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict', maxAge } as const
      context.set('cookies', [...(context.get('cookies') ?? []), serialize(nameOf(name), value, options)])
    },
  }
}
