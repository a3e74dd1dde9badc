import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, with the right to create databases. */
    postgresUrl: string
  }
}

/** Starts one PostgreSQL for the whole run; the tests make their databases on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url))
  // Detached: Ctrl-C must reach the tests first, the server goes when they have ended.
  const keeper = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const exited = once(keeper, 'exit')
  const lines = createInterface(keeper.stdout)
  const first = await Promise.race([once(lines, 'line'), exited.then(() => undefined)])
  if (!first) throw new Error('PostgreSQL for the tests did not start.')
  const { url } = JSON.parse(String(first[0])) as { url: string }
  project.provide('postgresUrl', url)
  return async () => {
    keeper.stdin.end()
    await exited
  }
}
