import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runProgram } from './lib/programs.mjs'

export const usage = 'atrium settings [--json]      --json prints them for a program'

/** Prints the settings in force. */
export async function command(args) {
  await ensureInstalled()
  await ensureBuilt('app')
  await runProgram('settings', args)
}
