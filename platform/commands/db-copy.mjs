import { runDatabaseProgram } from './lib/programs.mjs'

export const usage = `atrium db-copy FROM TO      both are files or addresses of PostgreSQL; TO has to be empty`

/** Copies a database from SQLite to PostgreSQL, or the other way. */
export const command = (args) => runDatabaseProgram('db-copy', args)
