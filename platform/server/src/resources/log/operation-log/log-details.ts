import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { operationLogs, RecordChange, ReferredRecord } from 'atrium/contract/system/log/operation-log'
import { referenceOf } from 'atrium/contract/kind/record-kind'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { nameOf } from '#server/call/text/record-name'
import { columns, readableLogs } from './log-rows'
import { logsInScope } from './log-scope'
import { readRecords } from './record-names'

type Snapshot = RecordChange['before']
type Pair = Pick<RecordChange, 'id' | 'before' | 'after'>

/** The changed records of a row one page at a time: an import has thousands. */
export async function readLog(
  call: Call,
  { id, page, size }: Parsed<typeof operationLogs.read>['query'],
): Promise<Output<typeof operationLogs.read>> {
  const query = logsInScope(call).where('logId', '=', id).select(columns).select(['before', 'after'])
  const { before, after, ...row } = found(await query.executeTakeFirst())
  const [readable] = await readableLogs(call, [row])
  const { log, targetIds, places } = readable!
  const pairs = row.result === 'done' ? pairsOf({ before, after }, targetIds, places) : []
  const shown = pairs.slice((page - 1) * size, page * size)
  const added = pairs.filter((pair) => !pair.before).length
  const deleted = pairs.filter((pair) => pair.before && !pair.after).length
  return {
    ...log,
    added,
    changed: pairs.length - added - deleted,
    deleted,
    changes: {
      items: await changesOf(call, log.target, shown),
      pageInfo: { total: pairs.length, currentPage: page, pageSize: size },
    },
    references: await readReferences(call, log.target, shown),
  }
}

function pairsOf(stored: { before: string; after: string }, ids: readonly number[], places: readonly number[]): Pair[] {
  const [before, after] = [stored.before, stored.after].map((list) => JSON.parse(list) as Snapshot[])
  return places.map((place, index) => ({ id: ids[index]!, before: before![place]!, after: after![place]! }))
}

async function changesOf(call: Call, target: string, pairs: readonly Pair[]): Promise<RecordChange[]> {
  const { recordKinds } = call.deps.product.contract
  const ids = pairs.map(({ id }) => id)
  const present = await readRecords(call, target, ids)
  return pairs.map((pair) => {
    const record = present.get(pair.id)
    const name = record?.name ?? nameOf(recordKinds[target], pair.after ?? pair.before ?? {}, call.language)
    return { ...pair, name, isGone: !record, dictId: record?.dictId ?? null }
  })
}

/** The records that the ids in these changes name, with names of what is in the reader's scope alone. */
export async function readReferences(
  call: Call,
  target: string,
  pairs: readonly Pick<Pair, 'before' | 'after'>[],
): Promise<ReferredRecord[]> {
  const { recordKinds } = call.deps.product.contract
  const ids = new Map<string, Set<number>>()
  for (const [field, value] of pairs.flatMap(({ before, after }) => [before, after].flatMap(entriesOf))) {
    const kind = referenceOf(recordKinds, target, field)
    if (!kind) continue
    const known = ids.get(kind) ?? new Set()
    for (const id of [value].flat()) if (typeof id === 'number' && id > 0) known.add(id)
    ids.set(kind, known)
  }
  const references: ReferredRecord[] = []
  for (const [kind, wanted] of ids) {
    const present = await readRecords(call, kind, [...wanted])
    for (const id of wanted) references.push({ kind, id, ...stateOf(present.get(id)) })
  }
  return references
}

/** The values of a snapshot; those in lines as `lines.itemId`. */
const entriesOf = (snapshot: Snapshot): [string, unknown][] =>
  Object.entries(snapshot ?? {}).flatMap(([name, value]): [string, unknown][] =>
    isLines(value)
      ? value.flatMap((line) => Object.entries(line).map(([own, one]): [string, unknown] => [`${name}.${own}`, one]))
      : [[name, value]],
  )

const isLines = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null)

function stateOf(record: { name: string; isOpen: boolean } | undefined): Pick<ReferredRecord, 'name' | 'state'> {
  if (!record) return { name: '', state: 'gone' }
  return record.isOpen ? { name: record.name, state: 'shown' } : { name: '', state: 'hidden' }
}
