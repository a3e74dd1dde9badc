import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runProgram } from './lib/programs.mjs'

export const usage = 'atrium migrate      takes no arguments'

/** Brings the database to the version of this product, and ends. */
export async function command(args) {
  await ensureInstalled()
  await ensureBuilt('app')
  await runProgram('migrate', args)
}
