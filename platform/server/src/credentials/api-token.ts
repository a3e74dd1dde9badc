const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** The beginning of every API token, by which scanners find one that leaked. */
const prefix = 'atr_'
/** Random characters, more than 214 bits. */
const randomLength = 36
const checkLength = 6
const form = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checkLength}}$`)

/** CRC-32 of a text of ASCII, as zip and PNG have it. */
function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

/** Returns the last six characters of a token, in base 62, as those of GitHub have them. */
function checkOf(random: string): string {
  let rest = crc32(random)
  let check = ''
  for (let at = 0; at < checkLength; at++) {
    check = characters[rest % characters.length]! + check
    rest = Math.floor(rest / characters.length)
  }
  return check
}

/** A new API token. Only its `Deps.sha256` is stored. */
export function createApiToken(): string {
  let random = ''
  while (random.length < randomLength) {
    // Of a byte the values below 248 fall on each of the 62 characters alike.
    for (const byte of crypto.getRandomValues(new Uint8Array(randomLength)))
      if (byte < 248 && random.length < randomLength) random += characters[byte % characters.length]!
  }
  return `${prefix}${random}${checkOf(random)}`
}

/** Whether a text may be an API token: one with a wrong character is none, without a look at the database. */
export function isApiToken(text: string): boolean {
  if (!form.test(text)) return false
  const random = text.slice(prefix.length, -checkLength)
  return text.endsWith(checkOf(random))
}
