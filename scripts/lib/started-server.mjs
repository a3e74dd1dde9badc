import { join } from 'node:path'
import { run } from './run.mjs'
import { startProgram } from './started-program.mjs'

/** Builds the server of a checkout, starts it on a new database and asks it a call. Throws an Error where one of these fails. */
export async function startsBuilt(folder) {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const env = { NODE_ENV: 'production' }
  const built = await run(process.execPath, [vite, 'build'], { cwd: join(folder, 'server'), env, capture: true })
  if (built.code !== 0) throw new Error(built.output)
  const settings = { PORT: '0', SEED: 'demo', DATABASE_URL: `file:${join(folder, 'started.db')}` }
  const { child, exited, printed } = startProgram(['server/dist/node.js'], {
    folder,
    settings: { ...process.env, ...settings },
  })
  try {
    const address = await printed(/(http:\/\/\S+)/)
    const { status } = await fetch(`${address}/api/user/loginOptions`)
    if (status !== 200) throw new Error(`The server answers ${status}.`)
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}
