import type { Log, LogLevel } from '#server/call/call'

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const

/** Writes one JSON object a line to standard output; JSON escapes control characters, so no field can forge a line. */
export function createLog(level: LogLevel | 'silent'): Log {
  return (at, event, fields) => {
    if (ranks[at] < ranks[level]) return
    process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level: at, event, ...fields })}\n`)
  }
}
