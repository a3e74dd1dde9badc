import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { PlainError, root } from './lib/run.mjs'
import { serveFolder } from './lib/static-server.mjs'

export const usage = 'atrium demo      PORT names the port, 4173 without it'

// Not the root: the demo has to work under whatever path a static host gives it.
const base = '/atrium-demo/'

/** Serves the static demo; resolves to its address. */
async function previewDemo(port) {
  try {
    const server = await serveFolder({ folder: resolve(root, 'dist/demo'), base, port })
    return `http://127.0.0.1:${server.address().port}${base}`
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    throw new PlainError(`Port ${port} is in use: end the program that has it, or set PORT to another one.`)
  }
}

/** Builds the demo where a source has changed, and serves it. */
export async function command() {
  await ensureInstalled()
  await ensureBuilt('demo')
  console.log(`The static demo is on ${await previewDemo(Number(process.env.PORT ?? 4173))} (end with Ctrl-C).`)
}
