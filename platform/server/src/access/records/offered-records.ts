import { mostChoices, type Choices } from 'atrium/contract/fields/choice'
import { titleFields, type RecordKinds } from 'atrium/contract/kind/record-kind'
import type { SelectQueryBuilder } from 'kysely'
import { countOf } from '#server/db/count'
import { contains } from '#server/db/engines/like'
import type { Schema } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { rejectFields } from '#server/call/field-error'
import type { FieldError } from '#server/call/text/field-error-code'
import { nameOf } from '#server/call/text/record-name'
import type { WriteCall } from '#server/call/write-call'
import { kindCalled, recordInScope } from './record-scope'

/** The tables of modules are known by their names alone; for the types each of them is the one of posts. */
type Records = SelectQueryBuilder<Schema, 'posts', object>
type Column = 'posts.postId'
type TextColumn = 'posts.postName'

/** Kinds of the platform that a field may refer to and that can be disabled; a kind of a module says so by its dictionary. */
const withStatus = new Set(['user', 'dept', 'post', 'role'])

/** The table of a kind with the columns that say what its records are called and whether they are enabled. */
export function partsOf(kinds: RecordKinds, kind: string) {
  const record = kindCalled(kinds, kind)
  const { table, id, fields, formats } = record
  const format = formats?.['status']
  const isDict = typeof format === 'object' && 'dictType' in format && format.dictType === 'sys_normal_disable'
  return {
    table: table as 'posts',
    id: `${table}.${id}` as Column,
    titles: titleFields(record)
      .filter((field) => field in fields)
      .map((field) => `${table}.${field}` as TextColumn),
    status: isDict || withStatus.has(kind) ? (`${table}.status` as 'posts.status') : undefined,
  }
}

const kindsOf = ({ deps }: Call) => deps.product.contract.recordKinds

/** The records of a kind in the actor's scope that are not in its bin. */
export function offered(call: Call, kind: string): Records {
  const kinds = kindsOf(call)
  const all = call.db.selectFrom(partsOf(kinds, kind).table).where(recordInScope(kinds, kind, call.actor))
  const { table, softDelete } = kindCalled(kinds, kind)
  return softDelete ? all.where(`${table}.deletedAt` as Column, 'is', null as never) : all
}

interface Wanted {
  readonly search?: string | undefined
  readonly ids?: readonly number[] | undefined
}

/**
 * Returns the records of a kind in the actor's scope that a reference may name, in the order of their names: the first of those whose
 * name holds `search`, or those with the given ids. Disabled ones are among them, since lists are filtered by them too.
 * @example
 * const kinds = { itemId: 'stockItem' } as const
 * export const movementResource = resource(movements, {
 *   choices: (call, { query }) => readChoices(call, kinds[query.field], query),
 * })
 */
export async function readChoices(call: Call, kind: string, { search, ids }: Wanted): Promise<Choices> {
  const { id, titles, status } = partsOf(kindsOf(call), kind)
  let query = offered(call, kind)
  if (ids) query = query.where(id, 'in', ids)
  else if (search) query = query.where((eb) => eb.or(titles.map((title) => contains(eb, title, search))))
  let rows = query.select([`${id} as id`, ...titles])
  if (status) rows = rows.select(status)
  rows = rows.orderBy(titles[0]!).orderBy(id)
  const found = (await (ids ? rows : rows.limit(mostChoices)).execute()) as unknown as (Record<string, unknown> &
    Found)[]
  return {
    items: found.map((row) => ({
      id: row.id,
      name: nameOf(kindsOf(call)[kind], row, call.language),
      status: row.status ?? 1,
    })),
    total: found.length < mostChoices || ids ? found.length : await countOf(query),
  }
}

interface Found {
  id: number
  status?: 0 | 1
}

type Values = Readonly<Record<string, unknown>>

/**
 * Rejects a form with `notOffered` at every reference that names a record which is out of the actor's scope, disabled or not there.
 * `kinds` names the kind of each field, which holds an id or a list of ids. What is empty, or stays as it is in `before`, is not looked for.
 */
export async function rejectUnofferedRecords(
  call: WriteCall,
  kinds: Readonly<Record<string, string>>,
  form: Values,
  before?: Values,
): Promise<void> {
  const fields: Record<string, FieldError> = {}
  for (const [field, kind] of Object.entries(kinds)) {
    const present = new Set([before?.[field]].flat())
    const ids = [form[field]].flat().filter((one) => typeof one === 'number' && !present.has(one)) as number[]
    if (ids.length === 0) continue
    if ((await unofferedIds(call, kind, ids)).size > 0) fields[field] = 'notOffered'
  }
  rejectFields(fields)
}

/** Returns those of some ids of a kind that name a record which is out of the actor's scope, disabled or not there. */
export async function unofferedIds(call: WriteCall, kind: string, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { id, status } = partsOf(kindsOf(call), kind)
  let open = offered(call, kind).where(id, 'in', ids)
  if (status) open = open.where(status, '=', 1)
  const present = await open.select(`${id} as postId` as 'postId').execute()
  const missing = new Set(ids)
  for (const { postId } of present) missing.delete(postId)
  return missing
}
