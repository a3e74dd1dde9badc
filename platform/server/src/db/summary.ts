import { mostGroups, type Summary } from 'atrium/contract/fields/summary'
import { sql, type RawBuilder, type SelectQueryBuilder, type StringReference } from 'kysely'
import type { Database } from './schema'
import { literal, statement, type Literal, type Params, type ValuesOf } from './statement'

interface SummaryParts<F, DB, TB extends keyof DB, G extends string> {
  /** The rows that match, neither selected nor ordered: the same as of the list. */
  readonly from: (db: Database, given: F) => SelectQueryBuilder<DB, TB, object>
  /** The columns by whose values the rows can be grouped. */
  readonly groups: Readonly<Record<G, StringReference<NoInfer<DB>, NoInfer<TB>> | RawBuilder<unknown>>>
  /** The columns that are summed, by their names in the reply. */
  readonly sums?: Readonly<Record<string, StringReference<NoInfer<DB>, NoInfer<TB>>>>
}

type Counted = Readonly<Record<string, unknown>>

/**
 * Counts and sums the rows of a list, all of them and by the values of a column. Write it as a constant of a file, see `statement`. Such as:
 *
 * const summarize = summary({ from: (db: Database, given: Params<Filters>) => matchingItems(db, given), groups: { status: 'status' }, sums: { price: 'price' } })
 * return summarize(call.db, filters, query.group)
 */
export function summary<F, DB, TB extends keyof DB, G extends string>({
  from,
  groups,
  sums = {},
}: SummaryParts<F, DB, TB, G>) {
  const names = Object.keys(sums)
  const counted = (db: Database, filters: unknown) =>
    from(db, filters as F).select((eb) => [
      eb.fn.countAll<number>().as('count'),
      ...names.map((name, at) => eb.fn.sum(sums[name]! as never).as(`sum${at}`)),
    ]) as unknown as SelectQueryBuilder<DB, TB, Counted>
  const refOf = (group: G): RawBuilder<unknown> => {
    const column: unknown = groups[group]
    return typeof column === 'string' ? sql.ref(column) : (column as RawBuilder<unknown>)
  }
  const totals = statement((db, { filters }: Params<{ filters: object }>) => counted(db, filters))
  const byValue = statement((db, { filters, group }: Params<{ filters: object; group: Literal<G> }>) =>
    counted(db, filters)
      .select(refOf(group).as('value') as never)
      .groupBy(refOf(group) as never)
      .orderBy(sql`count(*)`, 'desc')
      .orderBy(refOf(group) as never)
      .limit(mostGroups + 1),
  )
  // PostgreSQL returns the sum of a bigint as text, and neither engine has one of no rows.
  const partOf = (row: Counted) => ({
    count: Number(row.count),
    sums: Object.fromEntries(names.map((name, at) => [name, Number(row[`sum${at}`] ?? 0)])),
  })
  return async (db: Database, values: ValuesOf<F>, group: G | undefined): Promise<Summary> => {
    const filters = values as object
    const [all] = (await totals(db, { filters })) as Counted[]
    const found = group === undefined ? [] : ((await byValue(db, { filters, group: literal(group) })) as Counted[])
    const shown = found.slice(0, mostGroups)
    return {
      ...partOf(all!),
      groups: shown.map((row) => ({ value: row.value as string | number | null, ...partOf(row) })),
      isCut: found.length > shown.length,
    }
  }
}
