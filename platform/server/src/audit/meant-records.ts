import { anyRecord } from 'atrium/contract/audit'
import type { Endpoint } from 'atrium/contract/endpoint'
import { id } from 'atrium/contract/fields'
import { titleFields, type RecordKind, type RecordKinds } from 'atrium/contract/kind/record-kind'
import type { Sent } from '../call/call'

/** The records that a rejected call was about. */
export interface Meant {
  /** The records it named by their ids, whether there are such or not. */
  readonly ids: readonly number[]
  /** The record that it was to add: what it is called and which parent it was to have, nothing else of what was sent. */
  readonly record?: Readonly<Record<string, unknown>>
}

/** Of a record that was to be added: its names, and what says whether a reader of the log may see it. */
function keptFields(kind: RecordKind | undefined): readonly string[] {
  return kind ? [...titleFields(kind), ...(kind.scopeFields ?? [])] : []
}

/** As many as a grant may name. */
const mostIds = 1000
const longestName = 100

const isId = (value: unknown) => id.safeParse(value).success

function idsIn(value: unknown): number[] {
  const list: unknown[] = typeof value === 'string' ? value.split(',').map(Number) : [value].flat()
  return [...new Set(list.filter(isId) as number[])].slice(0, mostIds)
}

const objectOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

function namedIn(sent: Sent, kind: RecordKind | undefined): number[] {
  const [query, body] = [objectOf(sent.query), objectOf(sent.body)]
  const field = kind?.id ?? 'id'
  // New places come as a list; a role is given to users whose ids come with that of the role.
  if (Array.isArray(sent.body)) return idsIn(sent.body.map((place) => objectOf(place)['id']))
  return idsIn(query['ids'] ?? body[`${field}s`] ?? body[field])
}

function kept(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().slice(0, longestName) || undefined
  if (Array.isArray(value)) return idsIn(value)
  return isId(value) ? value : undefined
}

/** The kind of record that the input of a call about any record names; undefined unless there is one. */
export function kindIn(kinds: RecordKinds, { query, body }: Sent): string | undefined {
  const kind = objectOf(query)['kind'] ?? objectOf(body)['kind']
  return typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kind : undefined
}

/** Returns the records that a call is about, of which nothing was checked yet. A person's own record is that of the actor. */
export function meantBy(kinds: RecordKinds, { access, audit }: Endpoint, sent: Sent, actorId: number): Meant {
  if (!audit) return { ids: [] }
  const { kind, target } = audit
  if (target === anyRecord.kind) return { ids: idsIn(objectOf(sent.query)['id'] ?? objectOf(sent.body)['id']) }
  if (access === 'signedIn' && target === 'user') return { ids: [actorId] }
  if (kind !== 'add') return { ids: namedIn(sent, kinds[target]) }
  const body = objectOf(sent.body)
  const fields = keptFields(kinds[target]).map((name) => [name, kept(body[name])] as const)
  const record = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  return Object.keys(record).length > 0 ? { ids: [], record } : { ids: [] }
}
