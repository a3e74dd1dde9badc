import type { EventToSend } from '#server/call/message/event'
import { addMessages } from '../outbox/outbox'
import { messagesTo, readAskers, type EventSending } from './askers'

/** Sends an event in the transaction of a write. Throws an Error where no module declares its type. */
export async function addModuleEvent(sending: EventSending, event: EventToSend): Promise<void> {
  const { declared } = sending.deps.product.contract
  if (!declared.some(({ events = {} }) => Object.hasOwn(events, event.type)))
    throw new Error(`No module declares the event "${event.type}": add it to "events" in its contract/index.ts.`)
  await addMessages(sending, messagesTo(await readAskers(sending), event, sending.now))
}
