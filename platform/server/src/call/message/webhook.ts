import type { LocalText } from 'atrium/contract/language'

/** A signed message to a webhook. */
export interface WebhookMessage {
  readonly url: string
  /** The secrets that sign it, the newest first. */
  readonly secrets: readonly string[]
  /** The same in each attempt, so that a receiver recognises an event that comes twice. */
  readonly messageKey: string
  /** JSON. */
  readonly payload: string
  /** How long it may take, in milliseconds. */
  readonly limit: number
}

/** The response of a webhook: its status, and the beginning of its body. */
export interface WebhookResponse {
  readonly status: number
  readonly text: string
}

/** The way to deliver webhooks that a host has. */
export interface WebhookSender {
  /** The addresses, ranges and hosts in private networks that it may send to. */
  readonly privateTargets: readonly string[]
  /** Returns why nothing is sent to an address, as far as the address alone says it; undefined where it may be one. */
  readonly reasonAgainst: (url: string) => LocalText | undefined
  /** Sends a message. Throws a `WebhookError` where no response comes. */
  readonly send: (message: WebhookMessage) => Promise<WebhookResponse>
}
