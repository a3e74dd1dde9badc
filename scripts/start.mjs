import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { main, root } from './lib/run.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt('app')
  // The server's default settings are relative to the repository, wherever npm was called from.
  process.chdir(root)
  // In this very process: signals reach the server directly, and its exit code is ours.
  await import(pathToFileURL(resolve(root, 'server/dist/node.js')).href)
})
