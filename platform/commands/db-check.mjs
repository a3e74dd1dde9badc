import { runDatabaseProgram } from './lib/programs.mjs'

export const usage = 'atrium db-check      DATABASE_URL names the database, as for the server'

/** Looks for damage in the database, and for rows that do not fit together. */
export const command = (args) => runDatabaseProgram('db-check', args)
