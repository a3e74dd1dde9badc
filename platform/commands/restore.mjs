import { runDatabaseProgram } from './lib/programs.mjs'

export const usage = `atrium restore FILE [--yes]      FILE is a backup; what is there now is kept
  --yes      without a question`

/** Puts what a backup holds in the place of what the database holds. */
export const command = (args) => runDatabaseProgram('restore', args)
