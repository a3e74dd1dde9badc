import { runDatabaseProgram } from './lib/programs.mjs'

export const usage =
  'atrium from-0-1 FILE      FILE is the database of version 0.1, or its address; DATABASE_URL names the new one'

/** Copies the data of version 0.1 to a new database. */
export const command = (args) => runDatabaseProgram('from-0-1', args)
