import { sessionSeconds } from 'atrium/contract/session'
import { createApp } from '#server/app'
import { databaseSize } from '#server/db/engines/engine'
import { openSqliteWasm, type WasmEngine } from '#server/db/engines/sqlite-wasm'
import { migrate } from '#server/install/migrate'
import { defaultModules, installModules } from '#server/install/modules'
import { startModules } from '#server/install/module/module-hooks'
import { seedSample } from '#server/install/sample'
import { isEmpty } from '#server/install/seed'
import type { Host, Log } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { wasmPasswords } from '#server/credentials/passwords-wasm'
import { createToken, plainSha256 } from '#server/credentials/tokens'
import type { Api } from '#server/http/mount'
import { declaredJobs } from '#server/resources/operation/job/declared-jobs'
import { Scheduler } from '#server/services/job/scheduler'
import { createTraffic } from '#server/services/operation/traffic'

const activeIn = ({ contract }: Product) => defaultModules(contract, true)

/** A new database with these data. `report` is called with how much is done, from 0 to 1. */
export async function openSeeded(
  product: Product,
  data: string,
  report?: (share: number) => void,
): Promise<WasmEngine> {
  const engine = await openSqliteWasm()
  await migrate(engine, product.servers)
  await seedSample(product, engine, Date.now(), data, { report })
  return engine
}

/**
 * A database from an earlier export, brought to this version of the application. Throws when the bytes are damaged, of
 * something else, or of a later version.
 */
export async function openExport(product: Product, bytes: Uint8Array): Promise<WasmEngine> {
  const engine = await openSqliteWasm(bytes)
  try {
    await migrate(engine, product.servers)
    if (await isEmpty(engine.db)) throw new Error('the database holds no accounts')
    await installModules(engine, { product, active: activeIn(product), demo: true })
    return engine
  } catch (error) {
    await engine.close()
    throw error
  }
}

const log: Log = (level, event, fields) => {
  if (level === 'error') console.error(event, fields)
  if (level === 'warn') console.warn(event, fields)
}

/** The ways to reach places outside, of which a browser has none: for tests. */
export type OutsideWays = Pick<Host, 'mail' | 'webhooks' | 'identityClient'>

/** The API over a demo database, its jobs, and what stops its modules. */
export interface RunningDemo {
  readonly app: Api
  /** Runs at the ticks of its owner alone. */
  readonly jobs: Scheduler
  readonly stop: () => Promise<void>
}

/**
 * Starts the modules and the API over a demo database. Without `demo` it is that of a real installation, and with `ways` it reaches places outside: both
 * for tests.
 */
export async function startDemo(
  product: Product,
  engine: WasmEngine,
  passwords = wasmPasswords,
  demo = true,
  ways: OutsideWays = {},
): Promise<RunningDemo> {
  const { db, write, messages } = engine
  const process = `browser ${createToken().slice(0, 6)}`
  const host: Host = {
    db,
    write,
    messages,
    passwords,
    sha256: plainSha256,
    log,
    now: Date.now,
    loginMessages: 'distinct',
    modules: activeIn(product),
    demo,
    idleMillis: sessionSeconds * 1000,
    logDays: 180,
    deletedInLogs: 'named',
    addressOf: () => 'browser',
    operation: {
      version: '',
      runtime: 'browser',
      engine: engine.name,
      startedAt: Date.now(),
      traffic: createTraffic(process),
      databaseBytes: () => databaseSize(engine),
      settings: [],
    },
    ...ways,
  }
  const stop = await startModules(product, host)
  const jobs = new Scheduler({
    jobs: declaredJobs(product, host.modules),
    deps: { ...host, product },
    process,
  })
  return { app: createApp(product, host), jobs, stop }
}
