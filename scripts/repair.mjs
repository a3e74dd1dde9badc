import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { main, root } from './lib/run.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt('app')
  // The default of DATABASE_URL is relative to the repository, wherever npm was called from.
  process.chdir(root)
  await import(pathToFileURL(resolve(root, 'dist/server/repair.js')).href)
})
