import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { run } from './run.mjs'

/** Builds the server of a checkout, starts it on a new database and asks it a call. Throws an Error where one of these fails. */
export async function startsBuilt(folder) {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const env = { NODE_ENV: 'production' }
  const built = await run(process.execPath, [vite, 'build'], { cwd: join(folder, 'server'), env, capture: true })
  if (built.code !== 0) throw new Error(built.output)
  const settings = { PORT: '0', SEED: 'demo', DATABASE_URL: `file:${join(folder, 'started.db')}` }
  const child = spawn(process.execPath, ['server/dist/node.js'], { cwd: folder, env: { ...process.env, ...settings } })
  const exited = once(child, 'close')
  try {
    const address = await addressOf(child)
    const { status } = await fetch(`${address}/api/user/loginOptions`)
    if (status !== 200) throw new Error(`The server answers ${status}.`)
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

/** Returns the address that the server prints. Throws an Error with its output where it ends without one. */
async function addressOf(child) {
  const lines = []
  child.stderr.on('data', (text) => lines.push(String(text)))
  for await (const line of createInterface(child.stdout)) {
    lines.push(line)
    const address = line.match(/http:\/\/\S+/)?.[0]
    if (address) return address
  }
  throw new Error(`The server did not start:\n${lines.join('\n')}`)
}
