import { runDatabaseProgram } from './lib/programs.mjs'

export const usage = `atrium backup FILE [--force]      --force writes over a FILE that is there
atrium backup --into FOLDER       a file with date and time; older ones go, but for 7 days, 4 weeks and 6 months
atrium backup verify FILE         restores FILE into a temporary database, and opens a session there`

/** Writes what the database holds to a file, or tries such a file. */
export const command = (args) => runDatabaseProgram('backup', args, args[0] === 'verify' ? ['verify'] : [])
