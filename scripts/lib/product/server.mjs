import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../platform/commands/lib/free-port.mjs'
import { startServer } from '../../guides/shell.mjs'

/** Starts a product as its README says, with these settings, and runs `body` with its address and the password of the demo accounts. */
export async function withServer(folder, settings, body) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const brand = readFileSync(join(folder, 'product/brand.ts'), 'utf8')
  const env = { ...process.env, NODE_ENV: '', ...settings, PORT: String(port) }
  const server = await startServer('npm start', ['…', `…${address}`], { cwd: folder, env, most: 600_000 })
  try {
    if (server.missing) throw new Error(`npm start did not get ready:\n${server.output}`)
    await body(address, /password: '(.+)'/.exec(brand)[1])
  } finally {
    await server.stop()
  }
}
