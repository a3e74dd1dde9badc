import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A new session token: 256 random bits in base64url. Of a token only its `Deps.sha256` is stored. */
export function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** SHA-256 in JavaScript. Web Crypto would do, but does not exist on a plain http origin, where the browser runtime also runs. */
export const plainSha256 = (content: string | Uint8Array): string =>
  bytesToHex(sha256(typeof content === 'string' ? utf8ToBytes(content) : content))

/** A key that nobody guesses, such as the one of a file: 22 characters of base64url, more than 128 random bits. */
export const drawKey = (): string => createToken().slice(0, 22)
