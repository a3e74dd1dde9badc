import type { Log, LogLevel } from '#server/call/call'

/** The names that each line has by itself. */
const own: ReadonlySet<string> = new Set(['time', 'level', 'event'])

/** A field of the same name as one of the line's own gets another: `level` is `field.level`. */
function renamed(fields: Record<string, unknown>): Record<string, unknown> {
  if (!Object.keys(fields).some((name) => own.has(name))) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [own.has(name) ? `field.${name}` : name, value]),
  )
}

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const

/**
 * Writes one JSON object a line to standard output; JSON escapes control characters, so no field can forge a line. The lines of
 * one turn of the event loop are written together, since each write is a call of the system.
 */
export function createLog(level: LogLevel | 'silent'): Log {
  let lines = ''
  function flush(): void {
    if (lines) process.stdout.write(lines)
    lines = ''
  }
  process.on('exit', flush)
  return (at, event, fields) => {
    if (ranks[at] < ranks[level]) return
    if (!lines) setImmediate(flush)
    lines += `${JSON.stringify({ time: new Date().toISOString(), level: at, event, ...renamed(fields) })}\n`
  }
}
