import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { whenEnding } from '../lib/ending.mjs'

/** Starts the built server of a checkout on a port and waits until it is ready. It ends with the run. */
export async function startOn(port, folder, databaseUrl) {
  const child = spawn(process.execPath, [`${folder}/dist/server/node.js`], {
    cwd: folder,
    env: {
      ...process.env,
      SEED: 'demo',
      PORT: String(port),
      HOST: '127.0.0.1',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const end = async (signal) => {
    child.kill(signal)
    await exited
  }
  const forget = whenEnding(() => end('SIGKILL'))
  const lines = createInterface(child.stdout)
  await Promise.race([
    new Promise((ready) => lines.on('line', (line) => /https?:\/\//.test(line) && ready())),
    exited.then(() => Promise.reject(new Error(`The server on port ${port} ended before it was ready.`))),
  ])
  const stop = async (signal) => {
    await end(signal)
    await forget()
  }
  return { port, folder, kill: () => stop('SIGKILL'), stop: () => stop('SIGTERM') }
}
