import type { Output } from 'atrium/contract/endpoint'
import type { JobInfo } from 'atrium/contract/system/operation/job'
import type { overview } from 'atrium/contract/system/operation/overview'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import type { DeclaredJob } from '#server/services/job/declared'
import { readDatabaseSizes } from '#server/services/operation/database-sizes'
import { durationOf, minuteMillis, sumOf } from '#server/services/operation/traffic'
import { readTraffic, type CountedMinute } from '#server/services/operation/traffic-rows'
import { countSessions } from '#server/services/session/session-count'
import { listJobs } from '../job/job'

type Overview = Output<typeof overview.figures>

/** How many slow and failed calls are shown. */
const mostCalls = 20
/** How many days of the size of the database are shown. */
const sizeDays = 90
/** How many points a range has. */
const mostPoints = 60

/** Returns how the server does: the calls of all processes in the last hours, and what there is at the moment. */
export async function readOverview(call: Call, hours: number, declared: readonly DeclaredJob[]): Promise<Overview> {
  const { db, deps, now } = call
  const { operation } = deps
  if (!operation) throw new AppError('request.notFound')
  const first = Math.floor(now / minuteMillis) * minuteMillis - (hours * 60 - 1) * minuteMillis
  const { minutes, slow, failed } = await readTraffic(db, operation.traffic, first, mostCalls)
  const checks = (await deps.health?.check()) ?? []
  const { backupMillis } = (await deps.health?.ages()) ?? {}
  const { version, runtime, engine, startedAt, settings } = operation
  return {
    version,
    runtime,
    engine,
    startedAt: new Date(startedAt).toISOString(),
    processes: processesOf(minutes),
    calls: callsOf(minutes, first, hours),
    failed: [...failed],
    slow: [...slow],
    sessions: await countSessions(db, deps, now),
    database: { bytes: await operation.databaseBytes(), sizes: await readDatabaseSizes(db, sizeDays) },
    diskLeft: checks.find(({ name }) => name === 'disk')?.figures?.['leftMegabytes'] ?? null,
    backupAt: backupMillis === undefined ? null : new Date(now - backupMillis).toISOString(),
    mails: await countMails(call),
    jobs: jobsOf(await listJobs(call, declared)),
    checks: checks.map(({ name, state, millis, error = '' }) => ({ name, state, millis, error })),
    settings: [...settings],
  }
}

/** Returns the processes that handled calls, the busiest first. */
function processesOf(minutes: readonly CountedMinute[]): Overview['processes'] {
  const byName = groupBy(minutes, ({ process }) => process)
  return [...byName]
    .map(([name, all]) => ({ name, requests: totalOf(all, 'requests') }))
    .toSorted((a, b) => b.requests - a.requests)
}

/** `Map.groupBy`, which Node 20 does not have. */
function groupBy<Key>(
  minutes: readonly CountedMinute[],
  keyOf: (one: CountedMinute) => Key,
): Map<Key, CountedMinute[]> {
  const groups = new Map<Key, CountedMinute[]>()
  for (const one of minutes) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

const totalOf = (minutes: readonly CountedMinute[], key: 'requests' | 'errors') =>
  minutes.reduce((sum, one) => sum + one[key], 0)

/** Returns the calls since `first` by parts of the same length, also those without one. */
function callsOf(minutes: readonly CountedMinute[], first: number, hours: number): Overview['calls'] {
  const length = Math.ceil((hours * 60) / mostPoints)
  const byPoint = groupBy(minutes, ({ minute }) => Math.floor((minute - first) / minuteMillis / length))
  const points = Array.from({ length: (hours * 60) / length }, (_, index) => {
    const all = byPoint.get(index) ?? []
    return {
      at: new Date(first + index * length * minuteMillis).toISOString(),
      requests: totalOf(all, 'requests'),
      errors: totalOf(all, 'errors'),
      p95: durationOf(sumOf(all.map(({ durations }) => durations)), 0.95),
    }
  })
  const durations = sumOf(minutes.map((one) => one.durations))
  return {
    minutes: length,
    points,
    requests: totalOf(minutes, 'requests'),
    errors: totalOf(minutes, 'errors'),
    p50: durationOf(durations, 0.5),
    p95: durationOf(durations, 0.95),
    p99: durationOf(durations, 0.99),
  }
}

async function countMails({ db, deps }: Call): Promise<Overview['mails']> {
  const rows = await db
    .selectFrom('outbox')
    .where('kind', '=', 'mail')
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute()
  if (!deps.mail && rows.length === 0) return null
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return { waiting: countOf('waiting'), failed: countOf('failed') }
}

function jobsOf(jobs: readonly JobInfo[]): Overview['jobs'] {
  const states = jobs.map(({ last }) => last?.state)
  return {
    total: jobs.length,
    running: states.filter((state) => state === 'running').length,
    failed: states.filter((state) => state === 'failed' || state === 'timedOut' || state === 'lost').length,
    paused: jobs.filter(({ isPaused }) => isPaused).length,
  }
}
