import { expect } from 'vitest'
import type { Engine } from '#server/db/engines/engine'
import { demoPassword } from '#server-test/server'
import { startServer, type ServerProcess } from '../server-process'
import type { Receiver } from './receiver'

const longEnough = { timeout: 120_000, interval: 50 }

/** Makes calls of the administrator to a server. */
export type Post = (path: string, body: object) => Promise<unknown>

/** A way to deliver messages, for tests in which something is killed. */
export interface Delivering {
  readonly engine: Engine
  readonly receiver: Receiver
  /** The environment of the server, beside that of its log. */
  readonly environment: () => Record<string, string>
  /** Lets the administrator do something that sends the message of a number. */
  readonly send: (post: Post, at: number) => Promise<void>
  /** Returns the id that the receiver has of a message. */
  readonly idOf: (messageKey: string) => string
}

async function callsOf(server: ServerProcess): Promise<Post> {
  const address = await server.address
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', token }
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.status, await response.clone().text()).toBe(200)
    return ((await response.json()) as { data: unknown }).data
  }
  const token = (await post('/api/user/login', { username: 'admin', password: demoPassword })) as string
  return (path, body) => post(path, body, token)
}

function watch({ engine, receiver, environment, send, idOf }: Delivering) {
  const before = receiver.received().length
  const rows = () => engine.db.selectFrom('outbox').selectAll().execute()
  const countIn = async (state: string) => (await rows()).filter((row) => row.state === state).length
  /** Lets the pause of waiting messages, and the lease of those in an attempt, be over. */
  async function passPauses(): Promise<void> {
    await engine.db.updateTable('outbox').set({ nextAt: 0 }).where('state', '=', 'waiting').execute()
    // That of a lane, which delivered ones may have.
    await engine.db.updateTable('outbox').set({ downUntil: null }).execute()
    // A time of its own: each has one run.
    await engine.db.updateTable('jobs').set({ nextAt: Date.now() }).where('jobKey', '=', 'platform.outbox').execute()
  }
  return {
    countIn,
    start: () => startServer({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json', ...environment() }),
    async sendAll(server: ServerProcess, count: number): Promise<void> {
      const post = await callsOf(server)
      for (let at = 0; at < count; at++) await send(post, at)
    },
    someArrived: () => expect.poll(() => receiver.received().length - before, longEnough).toBeGreaterThan(5),
    allDelivered: (count: number) =>
      expect
        .poll(async () => {
          await passPauses()
          return countIn('done')
        }, longEnough)
        .toBe(count),
    /** Checks that each message of the outbox has arrived, once or twice; returns how many came twice. */
    async twice(): Promise<number> {
      const ids = receiver.received().slice(before)
      const keys = (await rows()).map(({ messageKey }) => idOf(messageKey))
      expect(new Set(ids)).toEqual(new Set(keys))
      const counts = keys.map((key) => ids.filter((id) => id === key).length)
      expect(Math.max(...counts)).toBeLessThanOrEqual(2)
      return counts.filter((count) => count === 2).length
    },
  }
}

/** The effects of a kill, as far as a receiver notices them. */
interface Outcome {
  /** How many messages came twice. */
  readonly twice: number
  /** How many were given up meanwhile. */
  readonly givenUp: number
}

async function endOf(world: ReturnType<typeof watch>, { engine }: Delivering, server: ServerProcess, givenUp: number) {
  const outcome: Outcome = { twice: await world.twice(), givenUp }
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  await engine.db.deleteFrom('outbox').execute()
  return outcome
}

/** Kills the receiver in the middle, and starts it again. Resolves once it has all messages. */
export async function killReceiver(delivering: Delivering): Promise<Outcome> {
  const { receiver } = delivering
  const world = watch(delivering)
  const server = world.start()
  await world.sendAll(server, 20)
  await world.someArrived()
  receiver.kill()
  await server.line(/message not delivered/)
  const givenUp = await world.countIn('failed')
  await receiver.start()
  await world.allDelivered(20)
  return endOf(world, delivering, server, givenUp)
}

/** Kills that of two servers which delivers, in the middle of it. Resolves once the other one has delivered all. */
export async function killServer(delivering: Delivering): Promise<Outcome> {
  const { engine } = delivering
  const world = watch(delivering)
  const first = world.start()
  await first.address
  const second = world.start()
  await second.address
  await world.sendAll(first, 30)
  await world.someArrived()
  const run = await engine.db
    .selectFrom('jobRuns')
    .where('state', '=', 'running')
    .select('process')
    .executeTakeFirstOrThrow()
  const victim = [first, second].find(({ pid }) => run.process.includes(`:${pid} `))!
  await victim.kill()
  // The other process sends the messages that the killed one had not claimed. Those that it had are due after their lease.
  await expect.poll(async () => (await world.countIn('done')) >= 25, longEnough).toBe(true)
  const givenUp = await world.countIn('failed')
  await world.allDelivered(30)
  return endOf(world, delivering, victim === first ? second : first, givenUp)
}
