/** The person behind a call, with what their enabled roles give them at this moment. */
export interface Actor {
  readonly sessionId: number
  /** When the session was last marked as seen, in milliseconds since 1970. */
  readonly lastSeenAt: number
  /** The hash of the token the call came with. Unlocking changes that of the session. */
  readonly tokenHash: string
  readonly locked: boolean
  /** Has to change their password before anything else. */
  readonly passwordDue: boolean
  readonly userId: number
  readonly deptId: number | null
  readonly username: string
  readonly admin: boolean
  readonly roles: readonly { roleId: number; roleKey: string; dataScope: number }[]
  /** The addresses and ranges that they may work from; undefined for any. */
  readonly addresses?: readonly string[] | undefined
  /** The mark of `rightsHeader`. */
  readonly rights: string
}
