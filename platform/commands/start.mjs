import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runProgram } from './lib/programs.mjs'
import { PlainError, platformFolder, root } from './lib/run.mjs'

export const usage =
  'atrium start [SEED]      SEED is one of product/seeds.ts, else demo or company: what an empty database is filled with'

/** The names of the seeds. Their list is read as text: nothing is built yet. */
function seeds() {
  const own = resolve(root, 'product/seeds.ts')
  const text = readFileSync(existsSync(own) ? own : resolve(platformFolder, 'entries/defaults/seeds.ts'), 'utf8')
  return [...text.matchAll(/^ {2}(?:async )?(\w+)[,:(]/gm)].map(([, name]) => name)
}

/** Starts the built product. Throws a sentence for a seed that does not exist. */
export async function command([asked]) {
  if (asked !== undefined && !seeds().includes(asked)) {
    throw new PlainError(`There is no seed "${asked}". Use npm start, or npm start and one of ${seeds().join(', ')}.`)
  }
  // Other settings, such as DATABASE_URL, count as they do with npm start.
  if (asked) process.env.SEED = asked
  await ensureInstalled()
  await ensureBuilt('app')
  await runProgram('node', [])
}
