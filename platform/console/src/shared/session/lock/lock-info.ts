import { ecb } from '@noble/ciphers/aes.js'

/**
 * Section 9 of the specification: AES in ECB mode with a fixed key. That hides nothing, so it holds nothing but `isLock`;
 * what keeps a session locked is the server.
 */
const cipher = () => ecb(new TextEncoder().encode('locked-user-info'))
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Data that this browser keeps for a locked session. */
export function sealLockInfo(isLock: boolean): string {
  return toBase64(cipher().encrypt(new TextEncoder().encode(JSON.stringify({ isLock }))))
}

/** Whether kept lock info says that the session is locked. What is damaged says nothing. */
export function readLockInfo(sealed: string): boolean {
  try {
    const info: unknown = JSON.parse(new TextDecoder().decode(cipher().decrypt(fromBase64(sealed))))
    return (info as { isLock?: unknown } | null)?.isLock === true
  } catch {
    return false
  }
}
