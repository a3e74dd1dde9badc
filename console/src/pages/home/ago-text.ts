import type { Language } from '@atrium/contract/language'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago a moment of the API was: "now", "5 minutes ago", "2 hours ago"; from 24 hours on in days of the calendar, such as "yesterday". */
export function agoText(iso: string, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const at = Date.parse(iso)
  const passed = Math.max(0, now - at)
  if (passed < minute) return format.format(0, 'second')
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return format.format(-Math.floor(passed / hour), 'hour')
  return format.format(dayNumber(at) - dayNumber(now), 'day')
}

/** Days of the calendar of the reader, counted on. */
function dayNumber(millis: number): number {
  const date = new Date(millis)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day
}
