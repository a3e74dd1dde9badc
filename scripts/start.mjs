import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { PlainError, main, root } from './lib/run.mjs'

await main(async () => {
  const asked = process.argv[2]
  if (asked !== undefined && asked !== 'company') {
    throw new PlainError('Use npm start, or npm run start:company for a company of 400 people.')
  }
  // Other settings, such as DATABASE_URL, count as they do with npm start.
  if (asked) process.env.SEED = asked
  await ensureInstalled()
  await ensureBuilt('app')
  // The server's default settings are relative to the repository, wherever npm was called from.
  process.chdir(root)
  // In this very process: signals reach the server directly, and its exit code is ours.
  await import(pathToFileURL(resolve(root, 'platform/server/dist/node.js')).href)
})
