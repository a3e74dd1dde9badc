import type { ScheduleText } from './text'

const number = /^\d+$/
const step = /^\*\/(\d+)$/

const two = (value: string) => value.padStart(2, '0')

/** Returns the words for the schedules that are usual; undefined for another one, which shows as its expression. */
export function scheduleWords(cron: string, t: ScheduleText, dayName: (day: number) => string): string | undefined {
  const parts = cron.trim().split(/\s+/)
  const [second, minute, hour, date, month, day] = parts.length === 5 ? ['0', ...parts] : parts
  if (parts.length < 5 || parts.length > 6 || month !== '*') return undefined
  const isEachDay = date === '*' && day === '*'
  const isEachHour = isEachDay && hour === '*'
  if (isEachHour && minute === '*' && second !== '0') {
    if (second === '*') return t('everySecond')
    const count = step.exec(second!)?.[1]
    return count && t('everySeconds', { count })
  }
  if (second !== '0') return undefined
  if (isEachHour) {
    if (minute === '*') return t('everyMinute')
    const count = step.exec(minute!)?.[1]
    if (count) return t('everyMinutes', { count })
    return number.test(minute!) ? t('hourly', { minute: minute! }) : undefined
  }
  if (!number.test(minute!)) return undefined
  const everyHours = isEachDay && step.exec(hour!)?.[1]
  if (everyHours) return t('everyHours', { count: everyHours, minute: minute! })
  if (!number.test(hour!)) return undefined
  const time = `${two(hour!)}:${two(minute!)}`
  if (isEachDay) return t('daily', { time })
  if (date === '*' && day === '1-5') return t('weekdays', { time })
  if (date === '*' && /^[0-7]$/.test(day!)) return t('weekly', { day: dayName(Number(day)), time })
  return day === '*' && number.test(date!) ? t('monthly', { date: date!, time }) : undefined
}

/** Returns a time in milliseconds in its two largest units. */
export function durationWords(millis: number, t: ScheduleText): string {
  if (millis < 1000) return t('millis', { count: millis })
  const seconds = Math.round(millis / 1000)
  const parts = [
    ['hours', Math.floor(seconds / 3600)],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ] as const
  const first = parts.findIndex(([, count]) => count > 0)
  return parts
    .slice(first, first + 2)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => t(unit, { count }))
    .join(' ')
}
