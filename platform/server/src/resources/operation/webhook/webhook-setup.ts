import type { Output } from 'atrium/contract/endpoint'
import type { webhooks } from 'atrium/contract/system/operation/webhook'
import type { Call } from '#server/call/call'
import { eventTypes } from '#server/services/webhook/event-types'

export const readSetup = async ({ deps: { webhooks: sender } }: Call): Promise<Output<typeof webhooks.setup>> => ({
  isSetUp: sender !== undefined,
  privateTargets: [...(sender?.privateTargets ?? [])],
})

/** Returns the events that webhooks can ask for. */
export const listEvents = async ({ deps, language }: Call): Promise<Output<typeof webhooks.events>> =>
  eventTypes(deps.product.contract, deps.modules, language)
