import * as z from 'zod'
import { endpoint } from '../../endpoint'

/** As `reply` of an endpoint: a call that succeeds returns server-sent events for as long as it is open, without the wrapper. Errors keep the wrapper. */
export const eventStream = z.custom<ReadableStream<Uint8Array>>()

/**
 * The events of a stream. `open` comes first. `notices`: the person has new notices (`own`), or perhaps has, like everybody else (`all`). `beat`
 * comes at least every 30 seconds, and says nothing.
 */
export const streamEvents = ['open', 'notices', 'beat'] as const
export type StreamEvent = (typeof streamEvents)[number]

/** The calls by which a browser hears of something at once. */
export const events = {
  stream: endpoint('GET /api/events', {
    access: 'signedIn',
    reply: eventStream,
    isUse: false,
    summary: 'Hear of new notices at once, as server-sent events',
  }),
}
