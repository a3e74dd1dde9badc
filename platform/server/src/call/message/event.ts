/** An event to send to the webhooks that ask for it. */
export interface EventToSend {
  /** A type that the module declares in `events` of its contract, such as `stock.counted`. */
  readonly type: string
  /** Its values, as JSON has them. */
  readonly data: object
}
