import { seriesParts } from '@atrium/contract/kind/fields/text/series'
import type { FieldedKind } from '@atrium/contract/kind/types'
import { sql } from 'kysely'
import type { WriteCall } from '../call/write-call'

/** Returns the values that the server assigns to a new record: the next number of each series. No other write runs meanwhile. */
export async function assignedValues(call: WriteCall, kind: FieldedKind): Promise<Readonly<Record<string, string>>> {
  const assigned = Object.entries(kind.fields).filter(([, field]) => field.kind.name === 'series')
  const entries = assigned.map(async ([name, { settings }]) => [
    name,
    await nextOf(call, kind, name, String(settings['pattern'])),
  ])
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>
}

async function nextOf({ db, now }: WriteCall, { table }: FieldedKind, name: string, pattern: string): Promise<string> {
  const { before, after, digits } = seriesParts(pattern, new Date(now).getUTCFullYear())
  const column = sql.ref<string>(name)
  const start = before.length + 1
  const number = sql<number>`cast(substr(${column}, ${sql.lit(start)}, length(${column}) - ${sql.lit(before.length + after.length)}) as integer)`
  const numbers = sql<{
    last: number | null
  }>`select max(${number}) as last from ${sql.table(table)} where substr(${column}, 1, ${sql.lit(before.length)}) = ${before}`
  const next = ((await numbers.execute(db)).rows[0]?.last ?? 0) + 1
  const assigned = await db
    .insertInto('seriesNumbers')
    .values({ series: `${table}.${name} ${before}`, lastNumber: next })
    // Another write may have taken it meanwhile, and so has a record that is deleted since.
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ lastNumber: later }))
    .returning('lastNumber')
    .executeTakeFirstOrThrow()
  return before + String(assigned.lastNumber).padStart(digits, '0') + after
}

/** The number after the last one of a series, or the one that was to be added where that is later. */
const later = sql<number>`case when series_numbers.last_number < excluded.last_number then excluded.last_number else series_numbers.last_number + 1 end`
