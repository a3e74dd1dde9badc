import type { webhook } from 'atrium/contract/system/operation/webhook.record'
import { allEvents } from 'atrium/contract/system/operation/webhook-events'
import type { FormOf } from 'atrium/contract/kind/types'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import type { WebhookTable } from '#server/db/schema'
import { eventTypes } from '#server/services/webhook/event-types'

/** Throws a field error for an event that there is not, and for an address that nothing may be sent to. What stays as it was is not checked again. */
export function checkWebhook(
  { deps, language }: WriteCall,
  { url, events }: FormOf<typeof webhook>,
  before: Pick<WebhookTable, 'url' | 'events'> | undefined,
): void {
  const types = eventTypes(deps.product.contract, deps.modules, language).map(({ type }) => type)
  const known = new Set([
    allEvents,
    ...types,
    ...types.map((type) => `${type.split('.')[0]}.*`),
    ...(before ? (JSON.parse(before.events) as string[]) : []),
  ])
  const unknown = events.filter((type) => !known.has(type))
  if (unknown.length > 0) {
    const named = unknown.join(', ')
    rejectField('events', { words: { zh: `没有这些事件：${named}`, en: `There are no such events: ${named}` } })
  }
  const words = url === before?.url ? undefined : deps.webhooks?.reasonAgainst(url)
  if (words) rejectField('url', { words })
}
