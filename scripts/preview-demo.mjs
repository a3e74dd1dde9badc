import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { PlainError, isProgram, main, root } from './lib/run.mjs'
import { serveFolder } from './lib/static-server.mjs'

// Not the root: the demo has to work under whatever path a static host gives it.
const base = '/atrium-demo/'

/** Serves the static demo; resolves to its address. */
export async function previewDemo(port) {
  try {
    const server = await serveFolder({ folder: resolve(root, 'dist/demo'), base, port })
    return `http://127.0.0.1:${server.address().port}${base}`
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    throw new PlainError(`Port ${port} is in use: end the program that has it, or set PORT to another one.`)
  }
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    await ensureInstalled()
    await ensureBuilt('demo')
    console.log(`The static demo is on ${await previewDemo(Number(process.env.PORT ?? 4173))} (end with Ctrl-C).`)
  })
}
