import type { Generated } from 'kysely'
import type { Flag, Millis } from './column-types'

/** A provider of OpenID Connect. */
export interface IdentityProviderTable {
  providerId: Generated<number>
  providerName: string
  buttonText: string
  issuer: string
  clientId: string
  scopes: string
  /** A JSON list, as it was typed. */
  domains: string
  trustsEmail: Flag
  createsUsers: Flag
  deptId: number | null
  roleId: number | null
  checksFactor: Flag
  localPassword: Flag
  roleClaim: string
  status: Flag
  remark: string
  version: Generated<number>
}

/** The secret of the client at a provider, apart from it so that no list and no log can have it. */
export interface IdentityProviderSecretTable {
  providerId: number
  /** As `SecretBox` stores it. */
  secret: string
}

/** The role that a value of the claim gives, in the order of the form. */
export interface IdentityProviderRoleTable {
  providerId: number
  position: number
  claimValue: string
  roleId: number
}

/** An account at a provider that a person signs in with. */
export interface IdentityTable {
  identityId: Generated<number>
  userId: number
  providerId: number
  /** The claim `sub`, which a provider gives to nobody else. */
  subject: string
  /** The name of the person at the provider: for people to read, never to find them by. */
  account: string
  linkedAt: Millis
  lastUsedAt: Millis | null
}

/** A role that a person has by a claim of a provider. It is among `userRoles` as well. */
export interface ClaimedRoleTable {
  userId: number
  roleId: number
  providerId: number
}

/** The use of a sign-in at a provider. */
export type SsoPurpose = 'signIn' | 'link' | 'test' | 'reauthenticate'

/** A sign-in at a provider that was begun a short while ago. */
export interface SsoSignInTable {
  /** SHA-256 of the key that the tab keeps, as hex. */
  keyHash: string
  purpose: SsoPurpose
  providerId: number
  /** The session that began; null for a sign-in. */
  sessionId: number | null
  state: string
  nonce: string
  /** The secret of PKCE. */
  verifier: string
  redirectUri: string
  /** JSON of what the provider said, while a code is waited for; empty before. It is sealed as secrets are. */
  identity: Generated<string>
  /** The network address. */
  address: string
  createdAt: Millis
}

/** The session at a provider that a session here was opened with. */
export interface ProviderSessionTable {
  sessionId: number
  providerId: number
  subject: string
  /** The name of the session at the provider; empty where it names none. */
  sid: string
  /** Shown to the provider again at the sign-out; sealed as secrets are. */
  idToken: string
}

/** A message of a provider about a sign-out, which is taken once. */
export interface ProviderMessageTable {
  providerId: number
  /** SHA-256 of its id, as hex. */
  messageHash: string
  at: Millis
}
