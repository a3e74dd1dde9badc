import { isFilter, placedFields, type PlacedField } from 'atrium/contract/system/user/extra-fields'
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { contains } from '#server/db/engines/like'
import type { Schema } from '#server/db/schema'
import { literal, type Literal, type OptionalParams, type Value } from '#server/db/statement'
import { runningFields } from './running-fields'

/** The parts of a list of users that extra fields have; columns are written as `hrUserFields.grade`. */
export interface ExtraAsked {
  /** The column of the order. */
  readonly sort?: Literal<string> | undefined
  /** The columns that the keyword is looked for in, with commas between. */
  readonly search: Literal<string>
  /** The text that a column has to hold. */
  readonly texts: Readonly<Record<string, string>>
  /** The columns of switches that have to be on, and of those that have to be off, with commas between. */
  readonly on: Literal<string>
  readonly off: Literal<string>
}

/** The column of the order, whatever the field is called: an export continues after its last value. */
export const extraSort = 'extraSorted.extraSort'

/** Returns what the query of a list asks of extra fields; undefined where no module has any. Rejects those of a module that does not run. */
export function extraAsked(call: Call, query: object): ExtraAsked | undefined {
  const { userFields } = call.deps.product.contract
  if (userFields.length === 0) return undefined
  const placed = placedFields(runningFields(call))
  const given = query as Readonly<Record<string, string | number | undefined>>
  const { sort = '' } = given
  const sorted = placed.find(({ key }) => key === sort)
  if (String(sort).startsWith('extra.') && !sorted) rejectField('sort', 'notOffered')
  const absent = placedFields(userFields).find(
    ({ key }) => given[key] !== undefined && !placed.some((one) => one.key === key),
  )
  if (absent) rejectField(absent.key, 'unknown')
  const searched = placed.filter(({ field }) => field.kind === 'text' && field.search)
  const filters = placed.filter((one) => isFilter(one) && given[one.key] !== undefined && given[one.key] !== '')
  const texts = filters.filter(({ field }) => field.kind === 'dict').map((one) => [pathOf(one), String(given[one.key])])
  const switches = (value: 0 | 1) =>
    literal(pathsOf(filters.filter(({ key, field }) => field.kind === 'switch' && given[key] === value)))
  return {
    sort: sorted && literal(pathOf(sorted)),
    search: literal(pathsOf(searched)),
    texts: Object.fromEntries(texts),
    on: switches(1),
    off: switches(0),
  }
}

const pathOf = ({ table, column }: PlacedField) => `${table}.${column}`
const pathsOf = (placed: readonly PlacedField[]) => placed.map(pathOf).join(',')

/** Within a statement a literal value is itself; without one it is still wrapped. */
const literalText = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null && 'value' in value ? value.value : value
  return typeof text === 'string' ? text : ''
}

const tableOf = (path: string) => sql.table(path.split('.')[0]!)
const columnOf = (path: string) => sql.ref(path.split('.')[1]!)

/** Users one of whose columns holds the keyword. */
export function extraSearches(
  eb: ExpressionBuilder<Schema, 'users' | 'userRoles'>,
  extra: OptionalParams<ExtraAsked> | undefined,
  text: Value<string>,
): Expression<SqlBool>[] {
  return pathsIn(extra?.search).map((path) => among(path, contains(eb, columnOf(path) as never, text)))
}

const pathsIn = (value: unknown) => literalText(value).split(',').filter(Boolean)

/** Users with a row of which that is true. */
const among = (path: string, isTrue: unknown, not = sql``) =>
  sql<SqlBool>`${sql.ref('users.userId')} ${not} in (select ${sql.ref('userId')} from ${tableOf(path)} where ${isTrue})`

/** Adds the filters and the column of the order to a list of users. A user without a row has no value, and a switch that is off. */
export function withExtraParts<O>(
  users: SelectQueryBuilder<Schema, 'users' | 'userRoles', O>,
  extra: OptionalParams<ExtraAsked>,
): SelectQueryBuilder<Schema, 'users' | 'userRoles', O> {
  let query = users
  for (const [path, value] of Object.entries(extra.texts))
    query = query.where(among(path, sql`${columnOf(path)} = ${value}`))
  for (const path of pathsIn(extra.on)) query = query.where(among(path, sql`${columnOf(path)} = 1`))
  for (const path of pathsIn(extra.off)) query = query.where(among(path, sql`${columnOf(path)} = 1`, sql`not`))
  const path = literalText(extra.sort)
  if (!path) return query
  const sorted = sql`(select user_id as extra_user_id, ${columnOf(path)} as extra_sort from ${tableOf(path)})`
  const joined: unknown = query.leftJoin(
    sorted.as('extraSorted') as never,
    'extraSorted.extraUserId' as never,
    'users.userId',
  )
  return joined as typeof users
}
