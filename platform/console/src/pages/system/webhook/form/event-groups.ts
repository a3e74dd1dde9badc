import type { WebhookEvent } from 'atrium/contract/system/operation/webhook'

/** Events of a kind of record, or of a module, which their types begin with. */
export interface EventGroup {
  readonly kind: string
  readonly name: string
  readonly events: readonly WebhookEvent[]
}

/** Returns the groups of events in their order. Those of two kinds with the same name stay apart. */
export function eventGroups(events: readonly WebhookEvent[]): EventGroup[] {
  const groups = new Map<string, WebhookEvent[]>()
  for (const event of events) {
    const kind = event.type.split('.')[0]!
    groups.set(kind, [...(groups.get(kind) ?? []), event])
  }
  return [...groups].map(([kind, own]) => ({ kind, name: own[0]!.group, events: own }))
}
