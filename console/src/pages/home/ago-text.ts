import type { Language } from '@atrium/contract/language'
import dayjs from 'dayjs'

const hour = 3_600_000
const minute = 60_000

/** How long ago a moment of the API was: "now", "5 minutes ago", "2 hours ago"; from 24 hours on in days of the calendar, such as "yesterday". */
export function agoText(iso: string, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - Date.parse(iso))
  if (passed < minute) return format.format(0, 'second')
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute')
  if (passed < 24 * hour) return format.format(-Math.floor(passed / hour), 'hour')
  return format.format(dayjs(iso).startOf('day').diff(dayjs(now).startOf('day'), 'day'), 'day')
}
