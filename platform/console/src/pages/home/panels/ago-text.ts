import type { Translate } from '#shared/i18n/text'
import type { texts } from '../text'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago a moment of the API was: "now", "5 minutes ago", "2 hours ago"; from 24 hours on in days of the calendar, such as "yesterday". */
export function agoText(iso: string, now: number, t: Translate<typeof texts.pairs>): string {
  const at = Date.parse(iso)
  const passed = Math.max(0, now - at)
  if (passed < minute) return t('now')
  if (passed < hour) return t('minutesAgo', { count: Math.floor(passed / minute) })
  if (passed < day) return t('hoursAgo', { count: Math.floor(passed / hour) })
  const count = dayNumber(now) - dayNumber(at)
  if (count < 3) return t(count === 1 ? 'yesterday' : 'dayBeforeYesterday')
  return t('daysAgo', { count })
}

/** Days of the calendar of the reader, counted on. */
function dayNumber(millis: number): number {
  const date = new Date(millis)
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day
}
