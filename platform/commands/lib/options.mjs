import { parseArgs } from 'node:util'
import { PlainError } from './run.mjs'

/** Returns `{ positionals, values }` of arguments as `parseArgs` of Node reads them. Throws its first sentence and `usage` for an option that is not there or has no value. */
export function readOptions(args, options, usage) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    // The sentences behind the first one are advice for any program.
    throw new PlainError(`${error.message.split('. ')[0]}.\n${usage}`)
  }
}
