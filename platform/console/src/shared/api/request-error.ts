import type { ErrorData } from 'atrium/contract/endpoint'

/** The error that a failed request rejects with; the generic shape of section 8. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly type = 'error'
  /**
   * The wrapper's code, else the HTTP status; 0 when no answer came, 'timeout' after 10 seconds without one, 'offline'
   * when the browser has no network.
   */
  readonly code: number | 'timeout' | 'offline'
  /** `data` of the wrapper, where one came. */
  readonly result: ErrorData | null
  readonly msg: string
  /**
   * Whether the console shows the error in a way of its own: it asks to sign in again or who it is, shows the lock screen or the form of a new
   * password, or asks for a confirmation. A caller that shows errors itself leaves out those.
   */
  isHandled = false

  constructor(msg: string, code: RequestError['code'], result: ErrorData | null = null) {
    super(msg)
    this.msg = msg
    this.code = code
    this.result = result
  }

  /** The message of each rejected field by its path, for showing them in the form; empty when the error is not in the fields. */
  get fields(): Record<string, string> {
    return this.result?.fields ?? {}
  }
}

/** Whether something failed because the browser has no network. */
export function isOffline(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'offline'
}
