import { Secret, TOTP } from 'otpauth'

/** Seconds that a code shows, digits that it has, and the steps before and after the present one whose codes count: clocks differ. */
const period = 30
const digits = 6
const skew = 1

/** Of the secret, in bytes: as many as SHA-1 has, as RFC 4226 recommends. */
const secretBytes = 20

interface Labels {
  /** The product, which apps show above the account. */
  readonly issuer: string
  readonly account: string
}

const totp = (secret: string, { issuer, account }: Labels = { issuer: '', account: '' }) =>
  // SHA-1 is what every app takes; some take nothing else and do not say so.
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, period, issuer, label: account })

/** Returns a new secret in Base32. */
export const createTotpSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes))
  return new Secret({ buffer: bytes.buffer }).base32
}

/** Returns the `otpauth://` address of a secret, which apps read from a picture. */
export const totpAddress = (secret: string, labels: Labels): string => totp(secret, labels).toString()

/** Returns the step whose code this is, of the present one and its neighbours; undefined for any other code. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: skew })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}

/** Returns what was typed without spaces and dashes, which people add to read it. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '').toLowerCase()

/** Whether a plain code is one of an app; what is not may be a recovery code. */
export const isTotpCode = (code: string): boolean => new RegExp(`^\\d{${digits}}$`).test(code)
