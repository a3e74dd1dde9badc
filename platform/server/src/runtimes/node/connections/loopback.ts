import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Host } from '#server/call/call'
import { createOriginOf, type Origin, type Trust } from './proxy'

/** Whether a host, without its port, is this machine as it calls itself. Browsers take every name below localhost for it as well. */
export function isLoopback(host: string): boolean {
  return /^(?:127\.\d+\.\d+\.\d+|(?:.+\.)?localhost|::1|\[::1\])$/i.test(host)
}

const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase()

/**
 * Whether a request names a host other than this machine: somebody lets others reach it through a proxy or a tunnel, or a page
 * of another site has its name lead here.
 */
export function isForeign(incoming: IncomingMessage, originOf: (incoming: IncomingMessage) => Origin): boolean {
  const hosts = [incoming.headers.host ?? '', originOf(incoming).host]
  return !hosts.every((host) => isLoopback(nameOf(host)))
}

/** Whether the host that a browser asked for is neither among the allowed names nor this machine. */
function isUnlisted(host: string, allowed: readonly string[]): boolean {
  const name = nameOf(host)
  return !isLoopback(name) && !allowed.includes(name)
}

/** The settings that say under which hosts requests are answered. */
interface HostRules {
  readonly trustProxy: Trust | undefined
  readonly localOnly: boolean
  readonly allowedHosts: readonly string[] | undefined
}

/** Returns why a request gets an error for the host that it names; undefined where it gets none. */
export function foreignHostOf(rules: HostRules): NonNullable<Host['foreignHost']> {
  const { trustProxy, localOnly, allowedHosts } = rules
  const originOf = createOriginOf(trustProxy)
  return (env) => {
    const { incoming } = env as HttpBindings
    if (localOnly && isForeign(incoming, originOf)) return 'demo.foreignHost'
    return allowedHosts && isUnlisted(originOf(incoming).host, allowedHosts) ? 'request.foreignHost' : undefined
  }
}
