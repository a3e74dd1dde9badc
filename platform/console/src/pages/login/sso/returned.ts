import type { Begun } from '#shared/session/sso/begun'

/** A visit of a provider, and the address that the browser came back to. */
export interface Returned {
  readonly begun: Begun
  readonly callback: string
}
