import { seriesParts } from 'atrium/contract/kind/fields/text/series'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { sql } from 'kysely'
import { readRegion } from '../call/setting/region'
import { dateIn } from '../call/text/moment-text'
import type { WriteCall } from '../call/write-call'

/** The transaction and the moment of new records. Without `deps`, as in a seed, years begin in UTC. */
type Numbering = Pick<WriteCall, 'db' | 'now'> & Partial<Pick<WriteCall, 'deps'>>

/** Returns the year in the default time zone: a series has the same number for everybody. */
async function yearOf({ db, now, deps }: Numbering): Promise<number> {
  const { timeZone } = deps ? await readRegion({ db, deps }) : { timeZone: 'UTC' }
  return Number(dateIn(timeZone, now).slice(0, 4))
}

/**
 * Returns the values that the server assigns to new records, in their order: the next numbers of each series, all of which are taken at once. No other write runs
 * meanwhile.
 */
export async function assignedValues(
  call: Numbering,
  kind: FieldedKind,
  count = 1,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const assigned = Object.entries(kind.fields).filter(([, field]) => field.kind.name === 'series')
  const records = Array.from({ length: count }, (): Record<string, string> => ({}))
  if (count === 0 || assigned.length === 0) return records
  const year = await yearOf(call)
  for (const [name, { settings }] of assigned) {
    const numbers = await nextOf(call, kind, { name, pattern: String(settings['pattern']), year, count })
    for (const [at, number] of numbers.entries()) records[at]![name] = number
  }
  return records
}

interface Series {
  readonly name: string
  readonly pattern: string
  readonly year: number
  readonly count: number
}

async function nextOf(
  { db }: Pick<WriteCall, 'db'>,
  { table }: FieldedKind,
  { name, pattern, year, count }: Series,
): Promise<string[]> {
  const { before, after, digits } = seriesParts(pattern, year)
  const column = sql.ref<string>(name)
  const start = before.length + 1
  const number = sql<number>`cast(substr(${column}, ${sql.lit(start)}, length(${column}) - ${sql.lit(before.length + after.length)}) as integer)`
  const numbers = sql<{
    last: number | null
  }>`select max(${number}) as last from ${sql.table(table)} where substr(${column}, 1, ${sql.lit(before.length)}) = ${before}`
  const last = ((await numbers.execute(db)).rows[0]?.last ?? 0) + count
  const assigned = await db
    .insertInto('seriesNumbers')
    .values({ series: `${table}.${name} ${before}`, lastNumber: last })
    // Other writes may have taken some meanwhile, and so have records that are deleted since.
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ lastNumber: later(count) }))
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  const first = assigned.lastNumber - count + 1
  return Array.from({ length: count }, (_, at) => before + String(first + at).padStart(digits, '0') + after)
}

/** The `count`th number after the last one of a series, or the one that was to be added where that is later. */
const later = (count: number) =>
  sql<number>`case when series_numbers.last_number + ${sql.lit(count)} < excluded.last_number then excluded.last_number else series_numbers.last_number + ${sql.lit(count)} end`
