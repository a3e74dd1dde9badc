import { useEffect, useState } from 'react'

/** The whole seconds until a time (in milliseconds since 1970), 0 when it is over. The clock stops with the component and at the end. */
export function useSecondsLeft(end: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= end
  useEffect(() => {
    if (isOver) return undefined
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick)
    const timer = setInterval(tick, 250)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [isOver, end])
  return Math.max(0, Math.ceil((end - now) / 1000))
}
