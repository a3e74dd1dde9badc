import { api } from '#product/contract'
import { product as wholeProduct } from 'atrium/entries/product'
import { archive, bytes, picture, storedFile } from 'atrium/contract/download'
import { eventStream } from 'atrium/contract/system/notice/event-stream'
import type { Endpoint, ErrorData, Input, Output, Wrapper } from 'atrium/contract/endpoint'
import { sessionSeconds } from 'atrium/contract/session'
import type { Language } from 'atrium/contract/language'
import { createApp } from '#server/app'
import { databaseSize, type Engine } from '#server/db/engines/engine'
import { committedTasksEnded } from '#server/http/committed-tasks'
import { checkRunner } from '#server/http/monitoring/check-runner'
import { startModules } from '#server/install/module/module-hooks'
import { defaultModules } from '#server/install/modules'
import { seedSample } from '#server/install/sample'
import { seedDemo } from '#server/install/seed'
import { openDatabase } from '#server/runtimes/node/database'
import { ageReader } from '#server/runtimes/node/monitoring/ages'
import { readinessChecks } from '#server/runtimes/node/monitoring/checks'
import { watchTurns } from '#server/runtimes/node/monitoring/write-turns'
import { fastestPasswords } from '#server/runtimes/node/native/passwords-native'
import { nativeSha256 } from '#server/runtimes/node/native/sha256-native'
import { declaredJobs } from '#server/resources/operation/job/declared-jobs'
import { Scheduler } from '#server/services/job/scheduler'
import { createTraffic } from '#server/services/operation/traffic'
import type { Deps } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { freshDatabaseUrl } from './database'

export { productOf, productWith } from './records/product-with'

export const demoPassword = wholeProduct.demo.password
export type ActorName = 'admin' | 'editor' | 'common' | 'guest'
export const actorNames: readonly ActorName[] = ['admin', 'editor', 'common', 'guest']

/** The response to a call. */
export interface Answer<T = unknown> {
  status: number
  headers: Headers
  body: Wrapper<T>
  /** `data` of an error. */
  errorData: ErrorData
}

type Inputs<E> = unknown extends Input<E> ? [input?: object] : [input: Input<E>]

/** Somebody who calls the API: an actor of the seed, or nobody. */
export interface Client {
  /** Of a session, or an API token. */
  token: string | undefined
  /** Resolves to the whole response, for calls that may fail. A success is checked against the contract's reply. */
  ask<E extends Endpoint>(endpoint: E, input?: object): Promise<Answer<Output<E>>>
  /** `data` of a call that has to succeed. */
  get<E extends Endpoint>(endpoint: E, ...input: Inputs<E>): Promise<Output<E>>
}

/** The dependencies of the server, and the product that it was made from. */
type AppDeps = Deps & { readonly product: Product }

export interface TestServer {
  app: ReturnType<typeof createApp>
  engine: Engine
  deps: AppDeps
  /** Moves the server's clock, in milliseconds. */
  wait(millis: number): void
  /** Runs the jobs of the product that are due, and waits for them. Nothing else does. */
  runJobs(): Promise<void>
  client(token?: string, language?: Language): Client
  signIn(username: ActorName, language?: Language): Promise<Client>
  close(): Promise<void>
}

const quiet: Deps['log'] = (level, event, fields) => {
  if (level === 'error') console.error(event, fields)
}

type Query = Record<string, string | number | readonly number[] | undefined>

function addressOf(endpoint: Endpoint, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return `http://localhost${endpoint.path}${search.size ? `?${search}` : ''}`
}

/** Returns the content of a file; nothing of a stream of events, which ends when nobody reads it. */
const contentOf = ({ reply }: Endpoint, response: Response): Promise<Blob | void> =>
  reply === (eventStream as unknown) ? response.body!.cancel() : response.blob()

const typeOf = (body: unknown) => (body instanceof Uint8Array ? 'application/octet-stream' : 'application/json')

/** The header of a session, or of an API token. */
const credentialOf = (token: string | undefined): Record<string, string> => {
  if (!token) return {}
  return token.startsWith('atr_') ? { authorization: `Bearer ${token}` } : { token }
}

export function createClient(app: TestServer['app'], token?: string, language: Language = 'zh-cn'): Client {
  const ask: Client['ask'] = async (endpoint, input = {}) => {
    const { query, body } = input as { query?: Query; body?: unknown }
    const response = await app.request(addressOf(endpoint, query), {
      method: endpoint.method,
      headers: { lang: language, ...credentialOf(token), 'content-type': typeOf(body) },
      ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const isFile = ([archive, bytes, picture, storedFile, eventStream] as unknown[]).includes(endpoint.reply)
    if (response.ok && isFile) {
      const file = { code: 200, msg: '', data: (await contentOf(endpoint, response)) as never }
      return { status: 200, headers: response.headers, body: file, errorData: file.data }
    }
    const wrapper = (await response.json()) as Wrapper<never>
    if (wrapper.code !== response.status) throw new Error(`code ${wrapper.code} came with HTTP ${response.status}`)
    if (response.ok) endpoint.reply.parse(wrapper.data)
    return { status: response.status, headers: response.headers, body: wrapper, errorData: wrapper.data }
  }
  return {
    token,
    ask,
    async get(endpoint, ...[input]) {
      const { status, body } = await ask(endpoint, input as object)
      if (status !== 200) throw new Error(`${endpoint.method} ${endpoint.path}: ${JSON.stringify(body)}`)
      return body.data
    },
  }
}

interface Start extends Partial<AppDeps> {
  /** Without the demo seed. */
  empty?: boolean
  /** With the past that the demo has in both logs, which are empty otherwise. */
  history?: boolean
  /** The demo seed without it. */
  data?: string
}

/** Makes a new database what most tests begin with, for the others to be copies of it. */
async function prepare(url: string, isSeeded: boolean): Promise<void> {
  const engine = await openDatabase(wholeProduct, url, quiet)
  if (isSeeded) await seedDemo(wholeProduct, engine, Date.now(), { history: false })
  await engine.close()
}

/** The API on a fresh database of the engine under test, with the demo seed. */
export async function openServer({
  empty = false,
  history = false,
  data = 'demo',
  product = wholeProduct,
  ...options
}: Start = {}): Promise<TestServer> {
  // At a time of its own the demo has another past.
  const isUsual = !empty && !history && !options.now && data === 'demo'
  const copied = isUsual ? 'seeded' : 'migrated'
  const { url, drop } = await freshDatabaseUrl(product === wholeProduct ? copied : undefined, (database) =>
    prepare(database, isUsual),
  )
  const engine = await openDatabase(product, url, quiet)
  let ahead = 0
  const now = () => Date.now() + ahead
  const start = (options.now ?? now)()
  if (!empty && data === 'demo') await seedDemo(product, engine, start, { history })
  if (!empty && data === 'company') await seedSample(product, engine, start, data)
  const turns = watchTurns(engine.write)
  const { servers } = product
  const checks = readinessChecks({ engine, turns, servers, folder: undefined, leftMegabytes: 0 })
  const deps: AppDeps = {
    product,
    db: engine.db,
    write: turns.write,
    messages: engine.messages,
    passwords: await fastestPasswords(),
    sha256: nativeSha256,
    log: quiet,
    now,
    loginMessages: 'uniform',
    modules: defaultModules(product.contract, true),
    demo: true,
    idleMillis: sessionSeconds * 1000,
    logDays: 180,
    deletedInLogs: 'named',
    addressOf: () => '203.0.113.7',
    operation: {
      version: '1.2.3',
      runtime: 'test',
      engine: engine.name,
      startedAt: start,
      traffic: createTraffic('test'),
      databaseBytes: () => databaseSize(engine),
      settings: [],
    },
    health: { check: checkRunner(checks, quiet, now), ages: ageReader(engine, turns, now), isStopping: () => false },
    ...options,
  }
  const stopModules = await startModules(product, deps).catch(async (error: unknown) => {
    await engine.close()
    await drop()
    throw error
  })
  const jobs = new Scheduler({ jobs: declaredJobs(product, deps.modules), deps, process: 'test' })
  const app = createApp(product, deps)
  return {
    app,
    engine,
    deps,
    wait: (millis) => {
      ahead += millis
    },
    async runJobs() {
      await jobs.tick()
      await jobs.ended()
    },
    client: (token, language) => createClient(app, token, language),
    async signIn(username, language) {
      const body = { username, password: demoPassword }
      return createClient(app, await createClient(app).get(api.session.login, { body }), language)
    },
    async close() {
      await committedTasksEnded()
      await stopModules()
      await engine.close()
      await drop()
    },
  }
}

/** One client for each actor of the seed, signed in. */
export async function signInAll(server: TestServer): Promise<Record<ActorName, Client>> {
  const clients = await Promise.all(actorNames.map(async (name) => [name, await server.signIn(name)] as const))
  return Object.fromEntries(clients) as Record<ActorName, Client>
}
