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

export type LogFormat = 'text' | 'json'

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const

/** Characters that end a line or control a terminal. JSON escapes those below U+0020 itself. */
const controls = /[\p{Cc}\u2028\u2029]/gu
const escaped = (text: string) =>
  text.replace(controls, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`)

type Line = (time: string, level: LogLevel, event: string, fields: Record<string, unknown>) => string

const jsonLine: Line = (time, level, event, fields) =>
  escaped(JSON.stringify({ time, level, event, ...renamed(fields) }))

const plainValue = /^[^\s"=\\]+$/

/** A value of several lines, such as the stack of an error, is below the line and indented, so that none of it can look like a line of its own. */
const textLine: Line = (time, level, event, fields) => {
  const below: string[] = []
  const beside = [time, level.padEnd(5), escaped(event)]
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    if (text.includes('\n')) below.push(`  ${name}:`, ...text.split('\n').map((part) => `    ${escaped(part)}`))
    else beside.push(`${name}=${escaped(plainValue.test(text) ? text : JSON.stringify(text))}`)
  }
  return [beside.join(' '), ...below].join('\n')
}

/**
 * Writes lines to standard output, JSON objects or text for people; no field can forge a line. The lines of one turn of the event
 * loop are written together, since each write is a call of the system. Without a format it is text on a terminal and JSON elsewhere. Where the
 * output takes nothing, since its disk is full or its reader is gone, the lines are lost and the process goes on; how many is in the log once it takes some.
 */
export function createLog(level: LogLevel | 'silent', format: LogFormat = process.stdout.isTTY ? 'text' : 'json'): Log {
  const lineOf = format === 'json' ? jsonLine : textLine
  let lines = ''
  let lost = 0
  function flush(): void {
    const text = lines
    lines = ''
    if (text) process.stdout.write(text, (error) => (error ? (lost += text.split('\n').length - 1) : sayLost()))
  }
  function sayLost(): void {
    const count = lost
    lost = 0
    if (count > 0) log('warn', 'log lines lost', { lines: count })
  }
  const log: Log = (at, event, fields) => {
    if (ranks[at] < ranks[level]) return
    if (!lines) setImmediate(flush)
    lines += `${lineOf(new Date().toISOString(), at, event, fields)}\n`
  }
  process.on('exit', flush)
  // The error of a write, which would end the process.
  process.stdout.on('error', () => {})
  return log
}
