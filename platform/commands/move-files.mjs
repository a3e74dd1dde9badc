import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runProgram } from './lib/programs.mjs'

export const usage = `atrium move-files             moves them into the store that FILES_URL names
atrium move-files --back      moves them from there into the database`

/** Moves files of records between the database and a folder or bucket. */
export async function command(args) {
  await ensureInstalled()
  await ensureBuilt('app')
  await runProgram('move-files', args)
}
