import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { isForeign, isLoopback } from '../connections/loopback'
import { createOriginOf } from '../connections/proxy'

/** Headers by which a proxy says that it passes a request on. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const connectionOf = createOriginOf(undefined)

/** Whether a program of this machine asks by itself: under a name of this machine, and not through a proxy. */
function isDirect(incoming: IncomingMessage): boolean {
  const isProxied = proxyHeaders.some((name) => name in incoming.headers)
  return !isProxied && isLoopback(connectionOf(incoming).address) && !isForeign(incoming, connectionOf)
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Returns whether a request may read metrics: it comes with the token, or from this machine. */
export function metricsAccess(token: string | undefined): (env: unknown, authorization: string | undefined) => boolean {
  const expected = token === undefined ? undefined : digestOf(token)
  return (env, authorization) => {
    const sent = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
    // A token that is wrong is an error of its sender, wherever it comes from.
    if (sent !== undefined) return expected !== undefined && timingSafeEqual(digestOf(sent), expected)
    const incoming = (env as Partial<HttpBindings> | undefined)?.incoming
    return incoming !== undefined && isDirect(incoming)
  }
}
