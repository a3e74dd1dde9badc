import type { Summary } from 'atrium/contract/fields/summary'
import { targetOf } from 'atrium/contract/kind/fields-of'
import { groupFields, sumFields } from 'atrium/contract/kind/list/list-parts'
import type { RecordKinds } from 'atrium/contract/kind/record-kind'
import { readChoices } from '#server/access/records/offered-records'
import { viewerOf } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { summary } from '#server/db/summary'
import type { Database } from '#server/db/schema'
import { columnOf, type KindTable } from '../kind-table'
import { matchingRecords, type Given } from './matching'

/** Returns what counts and sums the rows of the list of a kind. */
export function crudSummary(of: KindTable) {
  const { kind } = of
  const columns = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, columnOf(kind, name)]))
  const summarizeOf = (kinds: RecordKinds) =>
    summary({
      from: (db: Database, given: Given) => matchingRecords(db, of, kinds, given),
      groups: columns(groupFields(kind)),
      sums: columns(sumFields(kind)),
    })
  // Statements are built once; the kinds of a product stay the same.
  const built = new WeakMap<RecordKinds, ReturnType<typeof summarizeOf>>()
  return async (call: Call, { group, ...filters }: Record<string, unknown> & { group?: string }): Promise<Summary> => {
    const kinds = call.deps.product.contract.recordKinds
    const summarize = built.get(kinds) ?? summarizeOf(kinds)
    built.set(kinds, summarize)
    const counted = await summarize(call.db, { ...filters, viewer: viewerOf(call.actor) }, group)
    const target = group === undefined ? undefined : targetOf(kind.fields[group]!)
    return target === undefined ? counted : withNames(call, target, counted)
  }
}

/** Names the records by which rows are grouped. */
async function withNames(call: Call, target: string, { groups, ...counted }: Summary): Promise<Summary> {
  const ids = groups.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  const { items } = ids.length > 0 ? await readChoices(call, target, { ids }) : { items: [] }
  const names = new Map(items.map(({ id, name }) => [id as unknown, name]))
  return { ...counted, groups: groups.map((one) => ({ ...one, name: names.get(one.value) ?? '' })) }
}
