import type { FailedCall, SlowCall } from 'atrium/contract/system/operation/overview'
import type { Selectable } from 'kysely'
import type { Traffic, TrafficMinute } from '#server/call/monitoring/operation'
import type { Engine } from '#server/db/engines/engine'
import type { Database, TrafficMinuteTable } from '#server/db/schema'
import { minuteMillis } from './traffic'

/** How many rows are stored by one statement. */
const atOnce = 100

type Row = Selectable<TrafficMinuteTable>

/** Returns a minute as it is stored. */
function rowOf(process: string, { minute, requests, errors, durations, slow, failed }: TrafficMinute): Row {
  return {
    process,
    minute,
    requests,
    errors,
    durations: JSON.stringify(durations),
    slowest: slow[0]?.millis ?? 0,
    slow: JSON.stringify(slow),
    failed: JSON.stringify(failed),
  }
}

/** Stores the minutes of a process that are over; with `isEnd`, the present one as well. Those that cannot be stored wait. */
export async function storeTraffic(
  write: Engine['write'],
  traffic: Traffic,
  now: number,
  isEnd = false,
): Promise<void> {
  const over = traffic.minutes().filter(({ minute }) => isEnd || minute + minuteMillis <= now)
  for (let from = 0; from < over.length; from += atOnce) {
    const some = over.slice(from, from + atOnce)
    const rows = some.map((one) => rowOf(traffic.process, one))
    await write((db) =>
      db
        .insertInto('trafficMinutes')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['minute', 'process']).doNothing())
        .execute(),
    )
    traffic.forget(some)
  }
}

/** Deletes minutes from before a moment. */
export async function sweepTraffic(db: Database, before: number): Promise<void> {
  await db.deleteFrom('trafficMinutes').where('minute', '<', before).execute()
}

/** The calls of a process in one minute, without those that are kept one by one. */
export interface CountedMinute extends Pick<TrafficMinute, 'minute' | 'requests' | 'errors' | 'durations'> {
  readonly process: string
}

/** The calls of all processes since a moment. */
export interface ReadTraffic {
  readonly minutes: readonly CountedMinute[]
  /** The slowest first. */
  readonly slow: readonly SlowCall[]
  /** The latest first. */
  readonly failed: readonly FailedCall[]
}

/** Reads the calls of all processes since a moment: those that are stored, and those that this process has not stored yet. At most `most` slow and failed calls. */
export async function readTraffic(db: Database, traffic: Traffic, since: number, most: number): Promise<ReadTraffic> {
  const stored = db.selectFrom('trafficMinutes').where('minute', '>=', since)
  const counted = await stored.select(['process', 'minute', 'requests', 'errors', 'durations']).execute()
  const slow = await stored.select('slow').orderBy('slowest', 'desc').limit(most).execute()
  const failing = stored.where('errors', '>', 0).orderBy('minute', 'desc').limit(most)
  const failed = await failing.select(['process', 'failed']).execute()
  const own = traffic.minutes().filter(({ minute }) => minute >= since)
  const { process } = traffic
  return {
    minutes: [
      ...counted.map((row) => ({ ...row, durations: JSON.parse(row.durations) as number[] })),
      ...own.map(({ minute, requests, errors, durations }) => ({ process, minute, requests, errors, durations })),
    ],
    slow: [...slow.flatMap((row) => JSON.parse(row.slow) as SlowCall[]), ...own.flatMap((one) => one.slow)]
      .toSorted((a, b) => b.millis - a.millis)
      .slice(0, most),
    failed: [
      ...failed.flatMap((row) => named(row.process, JSON.parse(row.failed) as TrafficMinute['failed'])),
      ...own.flatMap((one) => named(process, one.failed)),
    ]
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, most),
  }
}

const named = (process: string, failed: TrafficMinute['failed']): FailedCall[] =>
  failed.map((one) => ({ ...one, process }))
