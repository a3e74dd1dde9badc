/**
 * How long a one-time password works, in milliseconds. OWASP ASVS 5.0 (6.4.1) asks for a short time; a day leaves somebody who
 * is not there today until tomorrow.
 */
export const oneTimePasswordMillis = 24 * 60 * 60 * 1000

/** Letters and digits that nobody takes for one another when reading them aloud. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 5

/** Draws evenly: bytes beyond the last whole run of the alphabet are thrown away. */
function draw(): string {
  const limit = 256 - (256 % alphabet.length)
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1))
    if (byte! < limit) return alphabet[byte! % alphabet.length]!
  }
}

/** A random password to be read out or copied once, such as `k7mqd-w3xzn-p9ctr`: 74 bits. */
export function createOneTimePassword(): string {
  const group = () => Array.from({ length: groupLength }, draw).join('')
  return Array.from({ length: groups }, group).join('-')
}
