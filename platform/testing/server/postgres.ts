import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

/** A PostgreSQL that ends with the process that started it. */
export interface TestPostgres {
  /** The address of its first database, of a user who may create others. It stays the same over a crash. */
  url: string
  /** Stops the server at once: it sends its clients nothing and saves nothing. */
  crash(): Promise<void>
  /** Starts it again after a crash and waits until it takes connections. */
  start(): Promise<void>
  /** Restarts the server with a replica that follows it, and returns the address of that one; for one that is started with `followed`. */
  addReplica(): Promise<string>
  /** Stops the server and removes its data. */
  close(): Promise<void>
}

/** Starts a PostgreSQL. With `durable`, what was committed is there after a crash; else it is faster. With `followed` it may have a replica. */
export async function startPostgres({ durable = false, followed = false } = {}): Promise<TestPostgres> {
  const program = fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url))
  const args = [program, ...(durable ? ['--durable'] : []), ...(followed ? ['--followed'] : [])]
  // Detached: Ctrl-C must reach the tests first, the server goes when they have ended.
  const keeper = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const exited = once(keeper, 'exit')
  const lines = createInterface(keeper.stdout)
  async function line(): Promise<string> {
    const next = await Promise.race([once(lines, 'line'), exited.then(() => undefined)])
    if (!next) throw new Error('PostgreSQL for the tests did not start.')
    return String(next[0])
  }
  async function send(command: string): Promise<string> {
    keeper.stdin.write(`${command}\n`)
    return line()
  }
  const { url } = JSON.parse(await line()) as { url: string }
  return {
    url,
    crash: async () => void (await send('crash')),
    start: async () => void (await send('start')),
    addReplica: async () => (JSON.parse(await send('replica')) as { url: string }).url,
    async close() {
      keeper.stdin.end()
      await exited
    },
  }
}

/** Starts one PostgreSQL for the whole run; the tests make their databases on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return () => postgres.close()
}
