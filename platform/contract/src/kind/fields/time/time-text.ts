import type { Parsed } from '../../field-kind'

/** Returns whether `YYYY-MM-DD` is a day that exists. */
export const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/** Returns the day that a text such as `2026-01-31`, `2026/1/31` or `2026年1月31日` says. */
export function parsedDay(text: string): Parsed<string> {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? []
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return year && isDay(value) ? { value } : { error: 'dateFormat' }
}

/** Returns the moment, as ISO 8601 in UTC, that a text says: such as `2026-01-31 09:05` in the time zone, or with a zone of its own. */
export function parsedMoment(text: string, timeZone: string): Parsed<string> {
  const [day = '', time = '00:00', ...rest] = text.split(/[\sT]+/)
  const zone = /(?:Z|[-+]\d\d:?\d\d)$/.exec(time)?.[0] ?? ''
  const [, hour, minute, second = '00'] =
    /^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d{1,3})?)?$/.exec(time.slice(0, time.length - zone.length)) ?? []
  const parsed = parsedDay(day)
  if ('error' in parsed || !hour || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 || rest.length > 0)
    return { error: 'dateTimeFormat' }
  const local = `${parsed.value}T${hour.padStart(2, '0')}:${minute}:${second}`
  const at = zone ? Date.parse(local + zone) : momentIn(Date.parse(`${local}Z`), timeZone)
  return Number.isNaN(at) ? { error: 'dateTimeFormat' } : { value: new Date(at).toISOString() }
}

/** Returns a moment as `2026-01-31 09:05:00` in a time zone. */
export function momentText(moment: string, timeZone: string): string {
  return new Date(Date.parse(moment) + offsetAt(Date.parse(moment), timeZone))
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
}

/** Returns the moment at which the clocks of a time zone show what those of UTC show at `shown`. */
function momentIn(shown: number, timeZone: string): number {
  const first = shown - offsetAt(shown, timeZone)
  // Near a change of the clocks the offset is another one there.
  return shown - offsetAt(first, timeZone)
}

/** Returns how far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour, minute, second } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** To make one takes longer than to read a hundred moments. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...numeric, second: 'numeric' })
  formats.set(timeZone, format)
  return format
}
