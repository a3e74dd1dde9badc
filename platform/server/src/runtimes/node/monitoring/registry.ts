import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CheckResult, HandledRequest } from '#server/call/monitoring/monitoring'
import type { SettingHost } from '#server/call/setting/runtime-settings'
import { databaseSize, type Engine } from '#server/db/engines/engine'
import { countSessions } from '#server/services/session/session-count'
import { readBackupAge, readOutboxDelay } from './ages'
import type { WriteTurns } from './write-turns'

/** The parts of a server that metrics are read of. */
export interface MetricsSources {
  readonly engine: Engine
  readonly turns: WriteTurns
  readonly check: () => Promise<readonly CheckResult[]>
  readonly now: () => number
  /** The parts of the host that the times of sessions depend on. */
  readonly settings: SettingHost
}

/** Counts of calls, in the format of Prometheus. */
export interface RequestMetrics {
  readonly record: (request: HandledRequest) => void
  readonly read: () => Promise<{ contentType: string; text: string }>
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The values of a label have to be few: what no endpoint has is one of these two. */
const other = 'other'

/** Creates the metrics of a server. They count from now on. */
export function createRegistry(sources: MetricsSources): RequestMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const labelNames = ['endpoint', 'method', 'status'] as const
  const requests = new Counter({ registers, name: 'http_requests_total', help: 'Calls of the API', labelNames })
  const durations = new Histogram({
    registers,
    name: 'http_request_duration_seconds',
    help: 'Time until the answer to a call begins',
    labelNames,
    buckets: seconds,
  })
  const errors = new Counter({
    registers,
    name: 'http_errors_total',
    help: 'Calls of the API that failed, by the code of the error',
    labelNames: ['code', 'status'],
  })
  addDatabaseMetrics(sources, registers)
  return {
    record({ route, method, status, millis, error }) {
      const labels = { endpoint: route ?? other, method: route === undefined ? other : method, status }
      requests.inc(labels)
      durations.observe(labels, millis / 1000)
      if (error !== undefined) errors.inc({ code: error, status })
    },
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

function addDatabaseMetrics({ engine, turns, check, now, settings }: MetricsSources, registers: Registry[]): void {
  gauge('app_sessions', 'Sessions that have not ended', registers, () => countSessions(engine.db, settings, now()))
  gauge('app_database_size_bytes', 'Size of the database', registers, () => databaseSize(engine))
  gauge('app_write_turns_waiting', 'Writes that wait for their turn', registers, turns.waiting)
  const waits = new Histogram({
    registers,
    name: 'app_write_turn_wait_seconds',
    help: 'Time that writes waited for their turn',
    buckets: seconds,
  })
  turns.onTurn = (millis) => waits.observe(millis / 1000)
  gauge('app_backup_age_seconds', 'How old the latest backup of the job is', registers, async () => {
    const millis = await readBackupAge(engine.db, now())
    return millis === undefined ? undefined : millis / 1000
  })
  gauge('app_outbox_late_seconds', 'How late the message is that has been due longest', registers, async () => {
    return (await readOutboxDelay(engine.db, now())) / 1000
  })
  addLogChecks(engine, registers)
  if (engine.connections) addConnections(engine.connections, registers)
  addChecks(check, registers)
}

/** Results of the latest checks of the logs; none before the first one. */
function addLogChecks({ db }: Engine, registers: Registry[]): void {
  const whole = new Gauge({
    registers,
    name: 'app_log_whole',
    help: 'Whether the latest check found a log as it was written',
    labelNames: ['log'],
    async collect() {
      const read = db.selectFrom('logChecks').select(['log', 'damage']).execute()
      // Nothing of them is served while the database is gone.
      const checks = await read.catch(() => [])
      for (const { log, damage } of checks) whole.set({ log }, damage === null ? 1 : 0)
    },
  })
  gauge('app_log_checked_timestamp_seconds', 'When the logs were checked', registers, async () => {
    const { at } = await db
      .selectFrom('logChecks')
      .select(({ fn }) => fn.min<number | null>('at').as('at'))
      .executeTakeFirstOrThrow()
    return at === null ? undefined : at / 1000
  })
}

function addConnections(connections: NonNullable<Engine['connections']>, registers: Registry[]): void {
  const gauge = new Gauge({
    registers,
    name: 'app_database_connections',
    help: 'Connections to the database, and what waits for one',
    labelNames: ['state'],
    collect() {
      const { used, idle, waiting, most } = connections()
      for (const [state, count] of Object.entries({ used, idle, waiting, most })) gauge.set({ state }, count)
    },
  })
}

function addChecks(check: MetricsSources['check'], registers: Registry[]): void {
  const ready = new Gauge({
    registers,
    name: 'app_ready',
    help: 'Whether a check of /health/ready passes',
    labelNames: ['check'],
    async collect() {
      for (const { name, state } of await check()) ready.set({ check: name }, state === 'ok' ? 1 : 0)
    },
  })
  gauge('app_disk_left_bytes', 'Free space on the disk of the data', registers, async () => {
    const megabytes = (await check()).find(({ name }) => name === 'disk')?.figures?.['leftMegabytes']
    return megabytes === undefined ? undefined : megabytes * 1024 * 1024
  })
}

type Read = () => number | undefined | Promise<number | undefined>

/** Adds a value that is read for each scrape. One that cannot be read is left out: the others are needed most when something is wrong. */
function gauge(name: string, help: string, registers: Registry[], read: Read): void {
  const added: Gauge = new Gauge({
    registers,
    name,
    help,
    async collect() {
      const value = await Promise.resolve()
        .then(read)
        .catch(() => undefined)
      if (value === undefined) added.remove()
      else added.set(value)
    },
  })
}
