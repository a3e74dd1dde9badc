import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from '../../platform/commands/lib/run.mjs'
import { startProgram } from './started-program.mjs'

/**
 * Builds the server of a checkout, starts it on a new database and asks it a call. Returns the names of the tables that it made. Throws an
 * Error where one of these fails.
 */
export async function startsBuilt(folder) {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const env = { NODE_ENV: 'production' }
  const args = [vite, 'build', '--config', 'platform/build/server.config.ts']
  const built = await run(process.execPath, args, { cwd: folder, env, capture: true })
  if (built.code !== 0) throw new Error(built.output)
  const file = join(folder, 'started.db')
  const server = await startServer(folder, { SEED: 'demo', DATABASE_URL: `file:${file}` })
  try {
    const { status } = await fetch(`${server.address}/api/user/loginOptions`)
    if (status !== 200) throw new Error(`The server answers ${status}.`)
  } finally {
    await server.stop()
  }
  return tablesIn(folder, file)
}

function tablesIn(folder, file) {
  const requireOfServer = createRequire(join(folder, 'platform/package.json'))
  const Handle = process.getBuiltinModule('node:sqlite')?.DatabaseSync ?? requireOfServer('libsql')
  const database = new Handle(file)
  const rows = database.prepare("select name from sqlite_master where type = 'table'").all()
  database.close()
  return rows.map(({ name }) => name)
}

/**
 * Starts the built server of a checkout on a free port, with these settings. `preload` is a module that is run in its process first.
 * Returns its address and a function that ends it. Throws an Error with its output where it does not start.
 */
export async function startServer(folder, settings, { preload } = {}) {
  const args = [...(preload ? ['--import', preload] : []), 'dist/server/node.js']
  const { child, exited, printed } = startProgram(args, {
    folder,
    settings: { ...process.env, PORT: '0', ...settings },
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { address: await printed(/(http:\/\/\S+)/), stop }
}
