import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** Which proxies may name the sender of a request: a number of the nearest, or those at certain addresses. */
export type Trust = number | BlockList

/** Who sent a request, as far as that is known. */
export interface Origin {
  /** The network address; '' when the connection has gone. */
  readonly address: string
  readonly scheme: 'http' | 'https'
  /** As in the header `Host`, with the port if there is one; '' without a header. */
  readonly host: string
}

const mostHops = 10

/** Reads TRUST_PROXY: a number of proxies from 1 to 10, or addresses and CIDR ranges between commas. Undefined when it is neither. */
export function readTrust(text: string): Trust | undefined {
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= mostHops ? Number(text) : undefined
  const list = new BlockList()
  for (const entry of text.split(',')) {
    const [address = '', prefix, ...rest] = entry.trim().split('/')
    const version = isIP(address)
    const bits = prefix === undefined ? undefined : Number(prefix)
    const isRange = bits !== undefined && /^\d{1,3}$/.test(prefix!) && bits <= (version === 6 ? 128 : 32)
    if (!version || rest.length || (bits !== undefined && !isRange)) return undefined
    const family = version === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, bits, family)
  }
  return list
}

/** The plain form of an address: without a port, and IPv4 also where it came by a socket for IPv6. Undefined when it is not an address. */
function plainAddress(text: string): string | undefined {
  if (isIPv4(text)) return text
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  if (!isIP(address)) return undefined
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address.toLowerCase()
}

const listOf = (header: string | string[] | undefined) =>
  header
    ? String(header)
        .split(',')
        .map((part) => part.trim())
    : []

function isTrusted(trust: Trust, address: string, hop: number): boolean {
  if (typeof trust === 'number') return hop < trust
  return trust.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Finds the address that sent a request. Every proxy adds the address from which it was asked at the end of `X-Forwarded-For`: from there
 * it is followed to the first one that is not trusted. Earlier entries may be invented by the client. Without trust,
 * and where a header is garbage, the connection alone counts.
 */
export function createOriginOf(trust: Trust | undefined): (incoming: IncomingMessage) => Origin {
  return ({ socket, headers }) => {
    const connected = plainAddress(socket.remoteAddress ?? '') ?? ''
    const plain: Origin = { address: connected, scheme: 'http', host: headers.host ?? '' }
    if (trust === undefined || !connected) return plain
    const asked = listOf(headers['x-forwarded-for'])
    let address = connected
    let hops = 0
    while (isTrusted(trust, address, hops)) {
      hops += 1
      const before = plainAddress(asked.at(-hops) ?? '')
      if (!before) break
      address = before
    }
    if (!hops) return plain
    // A proxy may add to these lists as well, or say them once for all.
    const said = (header: string) => {
      const list = listOf(headers[header])
      return (list[Math.max(0, list.length - hops)] ?? '').toLowerCase()
    }
    const scheme = said('x-forwarded-proto')
    const host = said('x-forwarded-host')
    return {
      address,
      scheme: scheme === 'https' ? 'https' : 'http',
      host: /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.test(host) ? host : plain.host,
    }
  }
}
