import { runDatabaseProgram } from './lib/programs.mjs'

export const usage = 'atrium restore FILE      FILE is a backup; what is there now is kept beside the database'

/** Puts the database of a backup in place of the one that is there. */
export const command = (args) => runDatabaseProgram('restore', args)
