import { useMemo } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import { durationWords, scheduleWords } from './schedule-words'
import { scheduleTexts } from './text'

/** A Sunday. */
const sunday = Date.UTC(2026, 0, 4)
const dayMillis = 86_400_000

/** Returns the words for schedules and for times in milliseconds. */
export function useScheduleText() {
  const t = useText(scheduleTexts)
  const language = useLanguage()
  return useMemo(() => {
    const dayName = (day: number) =>
      new Date(sunday + day * dayMillis).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' })
    return {
      schedule: (cron: string) => scheduleWords(cron, t, dayName) ?? cron,
      duration: (millis: number) => durationWords(millis, t),
    }
  }, [t, language])
}
