import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { whenEnding } from './ending.mjs'

const probe = new URL('probe.mjs', import.meta.url).href

/**
 * Starts a program with Node that prints its address when it is ready. It ends with the bench. `preload` is run in it first,
 * and replies to the messages of the bench; without one it is `probe.mjs`.
 */
export async function startProgram(file, { env = {}, preload = probe, cwd } = {}) {
  const child = spawn(process.execPath, ['--import', preload, file], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const exited = once(child, 'exit')
  const close = whenEnding(async () => {
    child.kill('SIGTERM')
    await exited
  })
  const lines = createInterface(child.stdout)
  const address = await new Promise((done, fail) => {
    lines.on('line', (line) => {
      const [found] = /https?:\/\/\S+/.exec(line) ?? []
      if (found) done(found)
    })
    void exited.then(() => fail(new Error(`${file} ended before it was ready.`)))
  })
  async function ask(question) {
    child.send(question)
    const [answer] = await once(child, 'message')
    return answer
  }
  return { address, ask, close, pid: child.pid }
}

/** Starts the built server of a checkout. Its log is silent but for errors. */
export function startServer({ folder }, databaseUrl, options = {}) {
  const env = { PORT: '0', HOST: '127.0.0.1', SEED: 'demo', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl }
  return startProgram(`${folder}/dist/server/node.js`, {
    cwd: folder,
    ...options,
    env: { ...env, ...options.env },
  })
}

/**
 * Starts a PostgreSQL that ends with the bench; returns its address and the id of its process's parent. With `durable` what was committed is there after
 * `crash` and `start`.
 */
export async function startPostgres({ durable = false } = {}) {
  const program = fileURLToPath(new URL('../../platform/testing/server/postgres-keeper.mjs', import.meta.url))
  // In a group of its own: Ctrl-C must reach the bench first, the keeper goes when its input ends.
  const args = durable ? [program, '--durable'] : [program]
  const keeper = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const exited = once(keeper, 'exit')
  const close = whenEnding(async () => {
    keeper.stdin.end()
    await exited
  })
  const lines = createInterface(keeper.stdout)
  const line = await Promise.race([once(lines, 'line'), exited])
  if (typeof line[0] !== 'string') throw new Error('PostgreSQL did not start.')
  const send = async (command) => {
    keeper.stdin.write(`${command}\n`)
    await once(lines, 'line')
  }
  return {
    url: JSON.parse(line[0]).url,
    keeper: keeper.pid,
    crash: () => send('crash'),
    start: () => send('start'),
    close,
  }
}
