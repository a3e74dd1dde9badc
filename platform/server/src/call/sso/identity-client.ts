/** How to reach a provider of OpenID Connect, and as whom. */
export interface ProviderAccess {
  /** The address that its discovery document is below. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** A sign-in that was begun: each of its texts is random, and good for this one alone. */
export interface BegunSignIn {
  /** Where the provider sends the browser back to. */
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  /** The secret of PKCE, of which the provider has the hash. */
  readonly verifier: string
  /** The provider asks again who it is, also somebody who has a session there, and says when it did (`auth_time`). */
  readonly isFresh?: boolean
}

/** The claims of an ID token, together with those that the provider tells on request. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string }

/** Somebody whom a provider has signed in. */
export interface ProvidedIdentity {
  readonly claims: Claims
  /** Shown again at a sign-out, so that the provider knows whose session ends. */
  readonly idToken: string
  /** The session at the provider; undefined where it names none. */
  readonly sid: string | undefined
}

/** Whom a provider signs out: all sessions of a person, or one of them. */
export interface ProviderSignOut {
  readonly sub: string | undefined
  readonly sid: string | undefined
  /** The id of the message, which is taken once. */
  readonly jti: string
}

/** Speaks OpenID Connect with providers. Its errors are `IdentityError`s. */
export interface IdentityClient {
  /** Returns the address that the browser signs in at. */
  beginAddress(provider: ProviderAccess, begun: BegunSignIn, scopes: string): Promise<string>
  /** Takes the address that the browser came back to, and returns who signed in. */
  finish(provider: ProviderAccess, begun: BegunSignIn, callback: string): Promise<ProvidedIdentity>
  /** Returns the address that ends the session at the provider; undefined for a provider without one. */
  endAddress(
    provider: ProviderAccess,
    end: { readonly idToken: string; readonly returnTo: string },
  ): Promise<string | undefined>
  /** Checks the message of a provider that signs somebody out. */
  readSignOut(provider: ProviderAccess, logoutToken: string): Promise<ProviderSignOut>
}

/** The person or the provider said no; the provider cannot be reached; or what it sent is not good. */
export type IdentityErrorKind = 'denied' | 'unreachable' | 'invalid'

/** A sign-in at a provider that did not succeed. The message is for administrators, in English. */
export class IdentityError extends Error {
  readonly kind: IdentityErrorKind
  constructor(kind: IdentityErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}
