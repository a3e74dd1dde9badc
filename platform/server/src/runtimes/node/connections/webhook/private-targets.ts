import { isAddressRange, isInRanges } from 'atrium/contract/untrusted/address-range'

/** The form of WEBHOOK_PRIVATE_TARGETS, for error messages. */
export const privateTargetsFormat =
  'must be addresses, ranges such as 10.0.0.0/8 and host names without a port between commas'

/** A name whose last part is a number would be read as an address in a URL, such as `10.0.0` and `hook.0x7f`. */
const hostName = /^(?:[a-z0-9_-]+\.)*(?!(?:\d+|0x[\da-f]*)$)[a-z0-9_-]+$/

/** Returns the addresses, ranges and host names of a text, with commas between; undefined for anything else. */
export function readPrivateTargets(text: string): readonly string[] | undefined {
  const all = text.split(',').map((one) => one.trim().toLowerCase())
  return all.every((one) => isAddressRange(one) || hostName.test(one)) ? all : undefined
}

/**
 * The ranges of addresses that are not of the public internet, by the registries of IANA for special purposes: this network, private, shared, loopback,
 * link-local, documentation, benchmarks, relays, multicast, reserved.
 */
const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** The part of IPv6 that is assigned to the public internet, and what of it is not: Teredo, ORCHID, documentation, 6to4. */
const publicSix = '2000::/3'
const specialSix = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** Returns an IPv4 address that an IPv6 address holds, as `::ffff:10.0.0.1` or one of NAT64 does; else the address. */
function innerAddress(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const dotted = /^(?:::|::ffff:|::ffff:0:|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (dotted) return dotted
  const hex = /^(?:::ffff:|::ffff:0:|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/.exec(plain)
  if (!hex) return plain
  const [high, low] = [Number.parseInt(hex[1]!, 16), Number.parseInt(hex[2]!, 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Returns whether an address is one of the public internet. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const inner = innerAddress(address)
  if (!inner.includes(':')) return isAddressRange(inner) && !isInRanges(inner, special)
  return isInRanges(inner, [publicSix]) && !isInRanges(inner, specialSix)
}

/** Returns whether the setting allows a host, by its name or by its address. */
export const isAllowedTarget = (allowed: readonly string[], host: string, address: string): boolean =>
  allowed.includes(host) || isInRanges(innerAddress(address), allowed)
