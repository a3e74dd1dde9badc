import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runProgram } from './lib/programs.mjs'

export const usage = 'atrium repair ...      without arguments it lists what it can do'

/** Runs the program that repairs accounts, roles and menus. */
export async function command(args) {
  await ensureInstalled()
  await ensureBuilt('app')
  await runProgram('repair', args)
}
