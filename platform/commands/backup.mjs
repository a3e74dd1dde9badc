import { runDatabaseProgram } from './lib/programs.mjs'

export const usage = 'atrium backup FILE [--force]      --force writes over a FILE that is there'

/** Copies the database to a file. */
export const command = (args) => runDatabaseProgram('backup', args)
