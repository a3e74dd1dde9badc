import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { HttpBindings } from '@hono/node-server'
import { createApp } from '#server/app'
import { addCheckpoints } from '#server/audit/chain/checkpoints'
import { hashWith } from '#server/db/migrations/0006-log-chain/digest'
import type { Engine } from '#server/db/engines/engine'
import { storageErrorCode } from '#server/db/engines/storage'
import { committedTasksEnded } from '#server/http/committed-tasks'
import { checkRunner } from '#server/http/monitoring/check-runner'
import { readInstallation } from '#server/install/installation-kind'
import { startModules } from '#server/install/module/module-hooks'
import { firstSeed } from '#server/install/sample'
import { backupJob } from './commands/backup/schedule/backup-job'
import { compress } from './compress'
import { startJobs } from './jobs'
import { serveConsole } from './console/console-files'
import { folderOf, openDatabase } from './database'
import { fillOrExplain, rejectUnfilled } from './database/fill'
import { replicaHost } from './database/replica'
import { listen } from './connections/http-server'
import { stoppable, type Stoppable } from './connections/stop'
import { createSecretBox, SecretError } from '#server/credentials/secret-box'
import { sealStored } from '#server/install/stored-secrets'
import { createLogKeys } from './commands/verify-log/log-keys'
import { createLog } from './logger'
import { keepTraffic, operationOf } from './monitoring/operation'
import { claimFiles } from './connections/files/claim'
import { filesHost } from './connections/files/files-host'
import { foreignHostOf } from './connections/loopback'
import { ageReader } from './monitoring/ages'
import { readinessChecks } from './monitoring/checks'
import { createMonitoring } from './monitoring/monitoring'
import { openTracing, type Tracing } from './monitoring/tracing'
import { watchTurns } from './monitoring/write-turns'
import { fastestPasswords } from './native/passwords-native'
import { createOriginOf } from './connections/proxy'
import { nativeSha256 } from './native/sha256-native'
import { createIdentityClient } from './sso/identity-client'
import { createWebhookSender } from './connections/webhook/webhook-sender'
import { readServerSettings, readVariables, StartError, type Settings } from './settings'
import type { Host, Log } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { findDemoAccounts } from '#server/resources/user/user.seed'

// By default V8 lets garbage grow to several times what is in use before it collects all of it: six imports of 10,000 rows,
// one after the other, took up to 290 MB of memory. With this they take 171 to 195 MB (`npm run bench -- --only long-calls`).
setFlagsFromString('--heap-growing-percent=25')

const consoleFolder = fileURLToPath(new URL('../console', import.meta.url))

/** Starts the modules, and throws a StartError with the name of the one that could not. The log has where its error came from. */
function startOrExplain(product: Product, host: Host): Promise<() => Promise<void>> {
  return startModules(product, host).catch((error: Error) => {
    const cause = error.cause instanceof Error ? error.cause.stack : String(error.cause)
    host.log('error', 'module not started', { error: cause })
    throw new StartError(`${error.message}. Correct that, or set MODULES to the other modules.`)
  })
}

async function announce(
  product: Product,
  { host, seed, devAddress, basePath }: Settings,
  server: Server,
  engine: Engine,
): Promise<void> {
  const { brand, demo, seeds } = product
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${port}${basePath}`
  console.log(`\n${brand.name}  ${devAddress ?? own}`)
  if (seed !== 'none') {
    console.log('\nDemo accounts')
    for (const { username, password } of await findDemoAccounts(engine.db, demo))
      console.log(`  ${username.padEnd(8)} ${password}`)
  }
  if (seed !== 'none' && seed === firstSeed(product) && !devAddress) {
    for (const [name, { summary }] of Object.entries(seeds).slice(1))
      console.log(`\n${summary ?? name}, in a database of its own (SEED=${name})\n  npm run start:${name}`)
    console.log('\nThe demo as a static site for any host, with its data in the browser\n  npm run build:demo')
  }
  console.log('')
}

/** The stop ends within this time, also when the database does not close. */
const stopMillis = 9500

/** The parts that end with a server, beside its connections. */
interface Ending {
  readonly engine: Engine
  readonly log: Log
  readonly stopJobs: () => Promise<void>
  readonly stopModules: () => Promise<void>
  readonly stopTraffic: () => Promise<void>
  readonly tracing: Tracing | undefined
  /** Called at once. */
  readonly onStop: () => void
}

function stopOnSignal(
  { stop: close }: Stoppable,
  { engine, log, stopJobs, stopModules, stopTraffic, tracing, onStop }: Ending,
): void {
  let stopping = false
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return
    stopping = true
    onStop()
    setTimeout(() => process.exit(0), stopMillis).unref()
    log('info', 'stopping', { signal })
    const jobsEnd = stopJobs()
    const cut = await close()
    if (cut > 0) log('warn', 'requests took too long and were cut off', { requests: cut })
    await Promise.all([committedTasksEnded(), jobsEnd])
    await stopModules()
    await stopTraffic()
    await tracing?.close().catch((error: Error) => log('warn', 'last traces not sent', { error: error.message }))
    await engine.close().catch((error: Error) => log('error', 'database not closed', { error: error.message }))
    process.exit(0)
  }
  // Once: the same signal a second time ends the process at once.
  process.once('SIGTERM', (signal) => void stop(signal))
  process.once('SIGINT', (signal) => void stop(signal))
}

/** The parts of a process that end with it. */
interface Running {
  /** Aborted when the process is asked to stop. */
  readonly stopping: AbortController
  readonly tracing: Tracing | undefined
}

/** Returns how calls are known to come from an address, over TLS and from a site: the public address where one is set, since a passkey is of one site alone. */
function callersOf({ trustProxy, publicUrl }: Settings): Required<Pick<Host, 'addressOf' | 'isSecure' | 'siteOf'>> {
  const originOf = createOriginOf(trustProxy)
  const callerOf = (env: unknown) => originOf((env as HttpBindings).incoming)
  const publicSite = publicUrl && new URL(publicUrl).origin
  return {
    addressOf: (env) => callerOf(env).address,
    isSecure: (env) => callerOf(env).scheme === 'https',
    siteOf(env) {
      const { scheme, host } = callerOf(env)
      return publicSite ?? `${scheme}://${host}`
    },
  }
}

async function secretsHost({ secretsKey, oldSecretsKeys }: Settings): Promise<Pick<Host, 'secrets'>> {
  return secretsKey === undefined ? {} : { secrets: await createSecretBox(secretsKey, oldSecretsKeys) }
}

/** Returns the ways to servers of others: receivers of webhooks, and identity providers. */
const otherServers = ({ brand }: Product, { webhookTargets }: Settings): Pick<Host, 'webhooks' | 'identityClient'> => ({
  webhooks: createWebhookSender({ privateTargets: webhookTargets, agent: `${brand.key} webhooks` }),
  identityClient: createIdentityClient(),
})

async function createHost(
  product: Product,
  engine: Engine,
  { settings, fixedSettings }: ReturnType<typeof readServerSettings>,
  log: Log,
  running: Running,
): Promise<Host> {
  const turns = watchTurns(engine.write)
  const { servers } = product
  const folder = folderOf(settings.databaseUrl)
  const filesFolder = settings.filesUrl.kind === 'folder' ? settings.filesUrl.path : undefined
  const leftMegabytes = settings.diskLeftMegabytes
  const check = checkRunner(readinessChecks({ engine, turns, servers, folder, filesFolder, leftMegabytes }), log)
  const { tracing, stopping } = running
  const { metricsToken: token } = settings
  const settingHost = {
    demo: settings.seed !== 'none',
    loginMessages: settings.loginMessages,
    idleMillis: settings.idleHours * 3_600_000,
    logDays: settings.logDays,
    deletedInLogs: settings.deletedInLogs,
    fixedSettings,
  }
  return {
    db: engine.db,
    write: turns.write,
    messages: engine.messages,
    passwords: await fastestPasswords(),
    sha256: nativeSha256,
    log,
    now: Date.now,
    modules: settings.modules,
    logKeys: createLogKeys(settings),
    ...(await secretsHost(settings)),
    operation: operationOf(product, engine, settings),
    // Loads nodemailer, which most servers do without.
    ...(settings.mail && { mail: (await import('./mail/mailer')).createMailer(settings.mail) }),
    ...otherServers(product, settings),
    ...(await filesHost(settings)),
    ...replicaHost(settings, engine, log),
    ...settingHost,
    basePath: settings.basePath,
    compress,
    health: { check, ages: ageReader(engine, turns, Date.now), isStopping: () => stopping.signal.aborted },
    stopping: stopping.signal,
    monitoring: await createMonitoring({ engine, turns, check, now: Date.now, settings: settingHost, token, tracing }),
    ...callersOf(settings),
    sessionBinding: settings.sessionBinding,
    foreignHost: foreignHostOf(settings),
  }
}

/** Returns the product with the jobs that the server has besides. */
function withHostJobs(product: Product, settings: Settings): Product {
  const backup = backupJob(product, settings)
  return backup ? { ...product, hostJobs: { backup } } : product
}

/** Rejects a database that another process has to fill first, for the kind of installation that it is. */
async function rejectUnfilledFor(product: Product, engine: Engine): Promise<void> {
  const { settings } = readServerSettings(product, process.env, await readInstallation(engine.db))
  await rejectUnfilled(product, engine, settings)
}

/** Encrypts secrets with the present key that are not yet. Throws a StartError where some cannot be read: nobody with a second factor could sign in. */
async function sealSecrets(host: Host): Promise<void> {
  try {
    await sealStored(host)
  } catch (error) {
    if (!(error instanceof SecretError)) throw error
    throw new StartError(`${error.message} Start it with the key of before as SECRETS_KEY, or as SECRETS_KEY_OLD.`)
  }
}

/** Adds a checkpoint to each log. A full or read-only disk can still be read, so a server on one starts without. */
async function signLogs({ write, now, logKeys, log }: Host): Promise<void> {
  try {
    await write((trx) => addCheckpoints(trx, { now: now(), keys: logKeys, reason: 'start' }))
  } catch (error) {
    if (!storageErrorCode(error)) throw error
    log('warn', 'logs not signed', { error: (error as Error).message })
  }
}

/** How long a start waits for a database that is still starting up itself. */
const startMillis = 60_000

async function start(given: Product): Promise<void> {
  hashWith(nativeSha256)
  const { settings: asked } = readServerSettings(given, process.env)
  const product = withHostJobs(given, asked)
  const log = createLog(asked.logLevel, asked.logFormat)
  for (const advice of readVariables(product, process.env, asked.modules).warnings)
    log('warn', 'setting not known', { advice })
  const engine = await openDatabase(product, asked.databaseUrl, log, {
    waitMillis: startMillis,
    limits: asked.database,
    mayMigrate: asked.mayMigrate,
    accept: asked.mayMigrate ? undefined : (opened) => rejectUnfilledFor(product, opened),
  })
  const read = readServerSettings(product, process.env, await readInstallation(engine.db))
  const { settings } = read
  const tracing = openTracing(process.env, product.brand.key, log)
  const running: Running = { stopping: new AbortController(), tracing }
  const host = await createHost(product, engine, read, log, running)
  if (settings.seed === 'none' && !settings.allowedHosts)
    log('warn', 'requests are answered under any host name: set ALLOWED_HOSTS to the names of this server', {})
  if (settings.mayMigrate) await fillOrExplain(product, engine, settings, host)
  await claimFiles(host, settings)
  await sealSecrets(host)
  await signLogs(host)
  const stopModules = await startOrExplain(product, host)
  const app = createApp(product, host)
  if (!settings.devAddress) serveConsole(app, consoleFolder, { ...host, product }, settings.basePath)
  const stop = stoppable(app.fetch)
  const server = await listen(stop.fetch, settings).catch(async (error: unknown) => {
    await stopModules()
    throw error
  })
  stop.watch(server)
  const onStop = () => running.stopping.abort()
  const stopTraffic = keepTraffic(host.operation!.traffic, host.write, log)
  stopOnSignal(stop, { engine, log, stopJobs: startJobs(product, host), stopModules, stopTraffic, tracing, onStop })
  if (settings.isRestart) console.log('The server has started again.')
  else await announce(product, settings, server, engine)
}

/** Starts the server of a product. Prints a StartError as its sentence, any other error whole, and ends the process then. */
export function startNode(product: Product): void {
  start(product).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  })
}
