import type { Field } from '@atrium/contract/kind/field-kind'
import type { RecordKinds } from '@atrium/contract/kind/record-kind'
import type { Viewer } from '../access/scope'
import { contains } from '../db/engines/like'
import { within, withinMoments } from '../db/range'
import type { Database } from '../db/schema'
import type { Value } from '../db/statement'
import { columnOf, recordsInScope, shownTitles, type Column, type KindTable, type Records } from './kind-table'

/** Filters by their names, as values or placeholders. */
export type Filters = Readonly<Record<string, unknown>>

/** The records in the viewer's scope that match the filters of the list. */
export function matchingRecords(
  db: Database,
  of: KindTable,
  kinds: RecordKinds,
  { viewer, ...filters }: Filters & { viewer: Viewer },
): Records {
  const filtered = Object.entries(of.kind.fields).filter(([, { options }]) => options.filter)
  return filtered.reduce(
    (query, [name, field]) => filteredBy(query, of, [name, field], filters),
    recordsInScope(db, of, kinds, viewer, filters['bin'] === true),
  )
}

function filteredBy(query: Records, { kind }: KindTable, [name, field]: [string, Field], filters: Filters): Records {
  const column = columnOf(kind, name)
  const [value, from, to] = [filters[name], filters[`${name}From`], filters[`${name}To`]]
  switch (field.kind.filter) {
    case 'contains': {
      if (!value) return query
      return query.where((eb) =>
        eb.or(searched(kind, name).map((one) => contains(eb, one as 'posts.postName', value as Value<string>))),
      )
    }
    case 'numbers':
    case 'dates':
      return within(query, column, from as Value<number> | undefined, to as Value<number> | undefined)
    case 'moments':
      return withinMoments(query, column, from as Value<string> | undefined, to as Value<string> | undefined)
    default:
      return value === undefined || value === '' ? query : query.where(column, '=', value as never)
  }
}

/** A record is found by its name in either language. */
function searched(kind: KindTable['kind'], name: string): Column[] {
  const titles = shownTitles(kind)
  const both = titles[0] === name ? titles : [name]
  return both.map((one) => columnOf(kind, one))
}
