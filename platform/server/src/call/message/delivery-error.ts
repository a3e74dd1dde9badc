/**
 * An error of a delivery: `final`, which another attempt would not change, as where there is no such mailbox; or `down`, which every message of its
 * kind would get now, as where the server does not answer. Any other error is tried again later.
 */
export class DeliveryError extends Error {
  readonly effect: 'final' | 'down'

  constructor(effect: DeliveryError['effect'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.effect = effect
  }
}
