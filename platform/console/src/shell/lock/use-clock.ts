import { useEffect, useState } from 'react'
import { useLanguage } from '#shared/i18n/text'

/** The time as hours and minutes and the day in words, in the language of the screen; follows the clock. */
export function useClock(): { readonly hour: string; readonly minute: string; readonly day: string } {
  const locale = useLanguage() === 'zh-cn' ? 'zh-CN' : 'en-GB'
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    // To the next full minute: one render a minute, never late.
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (Date.now() % 60_000))
    return () => clearTimeout(timer)
  }, [now])
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    hour: two(now.getHours()),
    minute: two(now.getMinutes()),
    day: now.toLocaleDateString(locale, { month: 'long', day: 'numeric', weekday: 'long' }),
  }
}
