import { runDatabaseProgram } from './lib/programs.mjs'

export const usage = `atrium verify-log [DATABASE_URL]          without it, the environment names the database, as for the server
atrium verify-log --file EXPORT.jsonl     checks an exported log`

/** Checks that nobody changed a row of a log. */
export const command = (args) => runDatabaseProgram('verify-log', args)
