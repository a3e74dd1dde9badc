import { sql } from 'kysely'
import type { Field } from 'atrium/contract/kind/field-kind'
import type { RecordKinds } from 'atrium/contract/kind/record-kind'
import type { Viewer, viewerOf } from '#server/access/scope'
import { contains } from '#server/db/engines/like'
import { overlapping, within, withinMoments } from '#server/db/range'
import type { Database } from '#server/db/schema'
import { mapped, type Params, type Value } from '#server/db/statement'
import {
  columnOf,
  recordsInScope,
  shownTitles,
  storedValue,
  type Column,
  type KindTable,
  type Records,
} from '../kind-table'
import { operatedBy } from './operators'

/** Filters by their names, as values or placeholders. */
export type Filters = Readonly<Record<string, unknown>>

/** The filters of a list and who asks, as placeholders. */
export type Given = Params<Filters & { viewer: ReturnType<typeof viewerOf> }> & { viewer: Viewer }

/** The records in the viewer's scope that match the filters of the list. */
export function matchingRecords(
  db: Database,
  of: KindTable,
  kinds: RecordKinds,
  { viewer, ...filters }: Filters & { viewer: Viewer },
): Records {
  const filtered = Object.entries(of.kind.fields).filter(([, { options }]) => options.filter)
  return filtered.reduce(
    (query, entry) =>
      operatedBy(filteredBy(query, of, entry, filters), of, entry, filters, searched(of.kind, entry[0])),
    recordsInScope(db, of, kinds, viewer, filters['bin'] === true),
  )
}

function filteredBy(query: Records, { kind }: KindTable, [name, field]: [string, Field], filters: Filters): Records {
  const column = columnOf(kind, name)
  const [value, from, to] = [filters[name], filters[`${name}From`], filters[`${name}To`]]
  const days = [from as Value<string> | undefined, to as Value<string> | undefined] as const
  switch (field.kind.filter) {
    case 'numbers':
      return within(query, column, from as Value<number> | undefined, to as Value<number> | undefined)
    case 'dates':
      return within(query, column, ...days)
    case 'moments':
      return withinMoments(query, column, ...days)
    case 'overlap':
      return overlapping(query, column, ...days)
    default:
      return value === undefined || value === '' ? query : having(query, kind, [name, field], value)
  }
}

function having(query: Records, kind: KindTable['kind'], [name, field]: [string, Field], value: unknown): Records {
  const column = columnOf(kind, name)
  switch (field.kind.filter) {
    case 'contains':
      return holding(query, searched(kind, name), [value as Value<string>])
    case 'holds':
      return query.where(
        sql<string>`replace(replace(${sql.ref(column)}, '[', ','), ']', ',')`,
        'like',
        mapped(value as Value<number>, (id) => `%,${id},%`) as never,
      )
    case 'oneOf':
      return query.where(column, 'in', value as never)
    case 'anyOf':
      return holding(
        query,
        [column],
        (value as Value<string>[]).map((one) => mapped(one, (text) => JSON.stringify(text))),
      )
    default:
      return query.where(
        column,
        '=',
        mapped(value as Value<string>, (plain) => storedValue(field.kind, plain)) as never,
      )
  }
}

/** Limits a query to rows one of whose columns holds one of the texts. */
function holding(query: Records, columns: readonly Column[], texts: readonly Value<string>[]): Records {
  return query.where((eb) =>
    eb.or(columns.flatMap((column) => texts.map((text) => contains(eb, column as 'posts.postName', text)))),
  )
}

/** A record is found by its name in either language. */
function searched(kind: KindTable['kind'], name: string): Column[] {
  const titles = shownTitles(kind)
  const both = titles[0] === name ? titles : [name]
  return both.map((one) => columnOf(kind, one))
}
