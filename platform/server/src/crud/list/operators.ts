import type { Field } from 'atrium/contract/kind/field-kind'
import { operatorsOf } from 'atrium/contract/kind/list/list-parts'
import { sql } from 'kysely'
import { matching } from '#server/db/matching'
import type { Value } from '#server/db/statement'
import { columnOf, storedValue, type Column, type KindTable, type Records } from '../kind-table'

type Filters = Readonly<Record<string, unknown>>

/** Limits records to those that pass the operators of a filter beside the plain one. `searched` are the columns that a text is looked for in. */
export function operatedBy(
  query: Records,
  { kind }: KindTable,
  [name, field]: readonly [string, Field],
  filters: Filters,
  searched: readonly Column[],
): Records {
  const column = columnOf(kind, name)
  const given = Object.fromEntries(operatorsOf(field).map((operator) => [operator, filters[`${name}${operator}`]]))
  const [is, oneOf] = [given['Is'] as Value<string> | undefined, given['OneOf'] as Value<string>[] | undefined]
  const empty = given['Empty'] as boolean | undefined
  const limited =
    field.kind.filter === 'contains' ? withTexts(query, searched, is, oneOf) : matching(query, column, { oneOf })
  return empty === undefined ? limited : limited.where(emptiness(field, column, empty))
}

/** A whole text is compared without regard to case, as a part of one is, and as the indexes of unique texts are. */
function withTexts(
  query: Records,
  columns: readonly Column[],
  is: Value<string> | undefined,
  oneOf: readonly Value<string>[] | undefined,
): Records {
  const lists = [...(is === undefined ? [] : [[is]]), ...(oneOf ? [oneOf] : [])]
  return lists.reduce((limited, texts) => {
    const lowered = sql.join(texts.map((text) => sql`lower(${text})`))
    return limited.where((eb) =>
      eb.or(columns.map((column) => sql<boolean>`lower(${sql.ref(column)}) in (${lowered})`)),
    )
  }, query)
}

/** Empty is null, and the empty value of the kind where that is another one, such as a list without values, or the empty text that a list has in rows older than its column. */
function emptiness({ kind }: Field, column: Column, isEmpty: boolean) {
  const ref = sql.ref(column)
  if (kind.empty === null) return isEmpty ? sql<boolean>`${ref} is null` : sql<boolean>`${ref} is not null`
  const values = [storedValue(kind, kind.empty), ...(kind.column === 'json' ? [''] : [])]
  const empty = sql.join(values.map((value) => sql.lit(value)))
  return isEmpty ? sql<boolean>`(${ref} is null or ${ref} in (${empty}))` : sql<boolean>`${ref} not in (${empty})`
}
