import { useEffect, useState } from 'react'
import { useText } from 'atrium/console/text'
import { texts } from './text'

/** The last guests who signed in, oldest first; another comes every few seconds. */
export function useGuests() {
  const t = useText(texts)
  const [count, setCount] = useState(6)
  useEffect(() => {
    const timer = setInterval(() => setCount((before) => before + 1), 4000)
    return () => clearInterval(timer)
  }, [])
  const names = t('guests').split(',')
  const guests = Array.from({ length: Math.min(count, 12) }, (_, index) => {
    const id = Math.max(0, count - 12) + index
    const [name = '', company = ''] = names[id % names.length]!.split('|')
    const minutes = 8 * 60 + 30 + id
    const time = [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
    return { id, name, company, time }
  })
  return { guests, count: 180 + count }
}
