/** Values of an attempt to deliver that its row has beside how it ended. */
export interface DeliveryResult {
  readonly responseStatus?: number | null
  /** In milliseconds. */
  readonly duration?: number
  /** The beginning of the body of the response. */
  readonly response?: string
}

/**
 * An error of a delivery: `final`, which another attempt would not change, as where there is no such mailbox; `down`, which every message of its
 * lane would get now, as where the server does not answer; or `later`, as any other error, which is tried again.
 */
export class DeliveryError extends Error {
  readonly effect: 'final' | 'down' | 'later'
  /** The values that the row has of the attempt. */
  readonly result: DeliveryResult

  constructor(effect: DeliveryError['effect'], message: string, result: DeliveryResult = {}) {
    super(message)
    this.effect = effect
    this.result = result
  }
}
