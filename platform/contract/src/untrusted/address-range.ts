/** A network address or range as bits: the first `length` of those of its family. */
interface Bits {
  readonly family: 4 | 6
  readonly bits: string
}

const binary = (value: number, length: number) => value.toString(2).padStart(length, '0')

/** Returns the bits of an IPv4 address; undefined for another text. */
function bitsOf4(text: string): string | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255))
    return undefined
  return parts.map((part) => binary(Number(part), 8)).join('')
}

/** Returns the bits of an IPv6 address; undefined for another text. */
function bitsOf6(text: string): string | undefined {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const groupsOf = (half: string) => (half === '' ? [] : half.split(':'))
  const [first, last] = [groupsOf(halves[0]!), groupsOf(halves[1] ?? '')]
  const missing = 8 - first.length - last.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.map((group) => binary(Number.parseInt(group, 16), 16)).join('')
}

/** Returns the bits of an address. One for IPv4 that came by a socket for IPv6 is one of IPv4. */
function bitsOf(text: string): Bits | undefined {
  const plain = /^::ffff:([\d.]+)$/i.exec(text)?.[1] ?? text
  const four = bitsOf4(plain)
  if (four !== undefined) return { family: 4, bits: four }
  const six = bitsOf6(plain)
  return six === undefined ? undefined : { family: 6, bits: six }
}

/** Returns the bits that the addresses of a range begin with: an address, or one with `/` and a number of bits. */
function rangeOf(text: string): Bits | undefined {
  const [address = '', length, ...rest] = text.split('/')
  const whole = bitsOf(address)
  if (whole === undefined || rest.length > 0) return undefined
  if (length === undefined) return whole
  if (!/^(?:0|[1-9]\d{0,2})$/.test(length) || Number(length) > whole.bits.length) return undefined
  return { ...whole, bits: whole.bits.slice(0, Number(length)) }
}

/**
 * Returns whether a text is a network address or range in CIDR notation.
 * @example
 * isAddressRange('10.0.0.0/8')
 */
export const isAddressRange = (text: string): boolean => rangeOf(text) !== undefined

/** Returns whether an address is in one of the ranges. What is no address is in none. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  const own = bitsOf(address)
  if (own === undefined) return false
  return ranges.some((text) => {
    const range = rangeOf(text)
    return range?.family === own.family && own.bits.startsWith(range.bits)
  })
}
