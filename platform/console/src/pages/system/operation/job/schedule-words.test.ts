import { afterEach, expect, test } from 'vitest'
import { setLanguage, translate } from '#shared/i18n/text'
import { durationWords, scheduleWords } from './schedule-words'
import { scheduleTexts, type ScheduleText } from './text'

afterEach(() => setLanguage('zh-cn'))

const t: ScheduleText = (key, ...values) => translate(scheduleTexts, key, ...values)
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const words = (cron: string) => scheduleWords(cron, t, (day) => days[day]!)

test.each([
  ['0 2 * * *', 'Every day at 02:00'],
  ['0 30 14 * * *', 'Every day at 14:30'],
  ['* * * * * *', 'Every second'],
  ['*/20 * * * * *', 'Every 20 seconds'],
  ['* * * * *', 'Every minute'],
  ['*/5 * * * *', 'Every 5 minutes'],
  ['15 * * * *', 'Every hour at minute 15'],
  ['15 */6 * * *', 'Every 6 hours at minute 15'],
  ['30 2 * * 1', 'Every Monday at 02:30'],
  ['30 2 * * 7', 'Every Sunday at 02:30'],
  ['30 2 * * 1-5', 'Monday to Friday at 02:30'],
  ['30 2 28 * *', 'Day 28 of each month at 02:30'],
])('%s is: %s', (cron, text) => {
  setLanguage('en')
  expect(words(cron)).toBe(text)
})

test.each(['0 2 1 1 *', '0 2,14 * * *', '5 0 2 * * *', '0 2 1 * 1', '@daily', '0 2 * * mon'])(
  '%s has no words of its own',
  (cron) => {
    expect(words(cron)).toBeUndefined()
  },
)

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1499, '1 s'],
  [65_200, '1 min 5 s'],
  [600_000, '10 min'],
  [3_600_000, '1 h'],
  [7_265_000, '2 h 1 min'],
])('%d ms are %s', (millis, text) => {
  setLanguage('en')
  expect(durationWords(millis, t)).toBe(text)
})
