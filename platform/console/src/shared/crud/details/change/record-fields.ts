import { referenceOf } from 'atrium/contract/kind/record-kind'
import type { RecordChange } from 'atrium/contract/system/log/operation-log'
import { records } from '#shared/api/records'

type Snapshot = RecordChange['before']

/** One field of a record, as it was and as it is; undefined where the record does not have it. */
export interface RecordField {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** A field that holds a list of ids: what was put in and what was taken out. */
export interface ListChange {
  readonly kind: string
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

// The program keeps them for itself.
const technical = new Set(['version', 'changedAt', 'isFrame'])

/**
 * The fields of a record, those that differ apart from those that do not, in the order of its form. Ids of the record itself
 * and what is technical are left out.
 */
export function recordFields(
  target: string,
  before: Snapshot,
  after: Snapshot,
): { changed: RecordField[]; same: RecordField[] } {
  const { fields: labels = {}, id: ownId } = records[target] ?? {}
  const order = Object.keys(labels)
  const present = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const known = order.filter((name) => present.has(name))
  const others = [...present].filter((name) => !order.includes(name))
  const names = [...known, ...others].filter((name) => name !== ownId && !technical.has(name))
  const fields = names.map((name) => ({ name, before: before?.[name], after: after?.[name] }))
  const isChanged = (field: RecordField) => textOf(field.before) !== textOf(field.after)
  return { changed: fields.filter(isChanged), same: fields.filter((field) => !isChanged(field)) }
}

/** A list of ids means the same in any order. */
const textOf = (value: unknown) => JSON.stringify(idsIn(value)?.toSorted((a, b) => a - b) ?? value)

/** The ids of a list; undefined for anything else. */
function idsIn(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === 'number') ? value : undefined
}

/** Returns which ids were added to and removed from the list in a field, with their kind; undefined for a field without a list. */
export function listChange(target: string, { name, before, after }: RecordField): ListChange | undefined {
  const kind = referenceOf(records, target, name)
  if (!kind || (!Array.isArray(before) && !Array.isArray(after))) return undefined
  const [was, is] = [new Set(idsIn(before)), new Set(idsIn(after))]
  return { kind, added: [...is].filter((id) => !was.has(id)), removed: [...was].filter((id) => !is.has(id)) }
}

/** Nothing that a reader would look for: what a new record was given no value of. */
export function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}
