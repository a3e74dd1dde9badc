import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { PlainError, main, root } from './lib/run.mjs'

/** The names of the seeds. Their list is read as text: nothing is built yet. */
const seeds = () =>
  [...readFileSync(resolve(root, 'product/seeds.ts'), 'utf8').matchAll(/^ {2}(?:async )?(\w+)[,:(]/gm)].map(
    ([, name]) => name,
  )

await main(async () => {
  const asked = process.argv[2]
  if (asked !== undefined && !seeds().includes(asked)) {
    throw new PlainError(`There is no seed "${asked}". Use npm start, or npm start and one of ${seeds().join(', ')}.`)
  }
  // Other settings, such as DATABASE_URL, count as they do with npm start.
  if (asked) process.env.SEED = asked
  await ensureInstalled()
  await ensureBuilt('app')
  // The server's default settings are relative to the repository, wherever npm was called from.
  process.chdir(root)
  // In this very process: signals reach the server directly, and its exit code is ours.
  await import(pathToFileURL(resolve(root, 'dist/server/node.js')).href)
})
