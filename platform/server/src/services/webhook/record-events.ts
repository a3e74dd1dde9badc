import type { Endpoint } from 'atrium/contract/endpoint'
import { isField } from 'atrium/contract/kind/field-kind'
import { titleFields, type RecordKind } from 'atrium/contract/kind/record-kind'
import type { EventAct } from 'atrium/contract/system/operation/webhook-events'
import type { Deps } from '#server/call/call'
import type { Change } from '#server/call/write-call'
import { addMessages } from '../outbox/outbox'
import { messagesTo, readAskers, type EventSending, type WebhookEventData } from './askers'
import { eventKinds } from './event-types'

type Values = Readonly<Record<string, unknown>>

/** Names of values that leave the server in no case. */
const secret = /(?:password|secret|hash|token)$/i

/** Returns the names of the values that an event of a kind has: its fields, but for those that a read of a record leaves out. */
function shownNames(kind: RecordKind): readonly string[] {
  const { withheld = [] } = kind.details ?? {}
  const names = [kind.id, ...titleFields(kind), ...Object.keys(kind.fields)]
  return [...new Set(names)].filter((name) => !withheld.includes(name) && !secret.test(name))
}

/** Returns a value as a read of the record has it. */
function valueOf({ fields }: RecordKind, name: string, stored: unknown): unknown {
  const field = fields[name]
  if (!field || !isField(field) || stored === null || field.kind.column === 'json') return stored
  return field.kind.fromColumn ? field.kind.fromColumn(stored as never) : stored
}

function recordOf(kind: RecordKind, values: object): Values {
  const given = shownNames(kind).filter((name) => Object.hasOwn(values, name))
  return Object.fromEntries(given.map((name) => [name, valueOf(kind, name, (values as Values)[name])]))
}

const actOf = ({ before, after }: Change): EventAct => {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}

/** Returns the event of a change; undefined where it is about nothing that an event has. */
function eventOf(kind: RecordKind, operation: string, change: Change): WebhookEventData | undefined {
  const act = actOf(change)
  const before = recordOf(kind, change.before ?? {})
  const after = recordOf(kind, change.after ?? {})
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (act === 'update' && changed.length === 0) return undefined
  const record = act === 'delete' ? before : after
  const data = { kind: kind.kind, id: change.id, act, operation, record, ...(act === 'update' && { changed }) }
  return { type: `${kind.kind}.${act}`, data }
}

/** The parts of a write that its events need. */
interface RecordSending extends EventSending {
  readonly deps: Pick<Deps, 'product' | 'webhooks' | 'modules'>
}

/** Sends the events of the records that a call changed to the webhooks that ask for them, in the transaction of the call. */
export async function addRecordEvents(
  sending: RecordSending,
  { audit }: Endpoint,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0 || !audit) return
  const askers = await readAskers(sending)
  if (askers.length === 0) return
  const { contract } = sending.deps.product
  const kinds = new Set(eventKinds(contract, sending.deps.modules))
  const messages = changes.flatMap((change) => {
    const target = change.target ?? audit.target
    const kind = kinds.has(target) ? contract.recordKinds[target] : undefined
    const event = kind && eventOf(kind, audit.kind, change)
    return event ? messagesTo(askers, event, sending.now) : []
  })
  await addMessages(sending, messages)
}
