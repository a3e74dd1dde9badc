import type { Language } from 'atrium/contract/language'

/** A language of the product, and a time zone by its name in the IANA list. */
export interface Region {
  readonly language: Language
  readonly timeZone: string
}

/** The language and the time zone that a person has chosen; empty texts for none. */
export interface OwnRegion {
  readonly language: string
  readonly timeZone: string
}

/** The API token that a call came with. */
export interface ActorToken {
  readonly tokenId: number
  readonly tokenName: string
  /** The permissions that were chosen for it; undefined for all that its owner has. */
  readonly chosen?: readonly string[] | undefined
  /** Whether its owner is an admin: then the chosen permissions are all there is. */
  readonly isOfAdmin: boolean
}

/**
 * From when on calls of a person without a second factor are rejected, in milliseconds since 1970: those of the administration, and all. Infinity for
 * never.
 */
export interface FactorDue {
  readonly administration: number
  readonly always: number
}

/** The person behind a call, with what their enabled roles give them at this moment. */
export interface Actor {
  /** 0 for an API token, which has no session. */
  readonly sessionId: number
  /** The API token of the call; undefined for a session. */
  readonly token?: ActorToken | undefined
  /** When the session, or the token, was last marked as seen, in milliseconds since 1970. */
  readonly lastSeenAt: number
  /** The hash of the token the call came with. Unlocking changes that of the session. */
  readonly tokenHash: string
  /** The hash of the cookie that belongs to the session; null where it has none. */
  readonly cookieHash: string | null
  readonly locked: boolean
  /** When the session showed last whose it is, by the sign-in or a re-authentication, in milliseconds since 1970. */
  readonly reauthAt: number
  /** Has to change their password before anything else. */
  readonly passwordDue: boolean
  /** Undefined where no role requires a second factor, or they have one. */
  readonly factorDue?: FactorDue | undefined
  readonly userId: number
  readonly deptId: number | null
  readonly username: string
  /** Never with an API token of chosen permissions or a data scope of its own. */
  readonly admin: boolean
  /** The data scope of the API token, within that of the roles; undefined for none. */
  readonly narrowed?: number | undefined
  readonly roles: readonly { roleId: number; roleKey: string; dataScope: number }[]
  /** The addresses and ranges that they may work from; undefined for any. */
  readonly addresses?: readonly string[] | undefined
  /** The language and the time zone that count for them: what they chose, else the defaults of the installation. */
  readonly region: Region
  /** Their own choice. */
  readonly ownRegion: OwnRegion
  /** The mark of `rightsHeader`. */
  readonly rights: string
}
