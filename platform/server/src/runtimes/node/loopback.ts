import type { IncomingMessage } from 'node:http'
import type { Origin } from './proxy'

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
export function isUnlisted(host: string, allowed: readonly string[]): boolean {
  const name = nameOf(host)
  return !isLoopback(name) && !allowed.includes(name)
}
