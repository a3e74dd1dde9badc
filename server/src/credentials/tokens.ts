import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A new session token: 256 random bits in base64url. */
export function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** What is stored of a token. Web Crypto would do, but does not exist on a plain http origin, where the browser runtime also runs. */
export function hashToken(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)))
}
