import { useEffect, useEffectEvent } from 'react'

const refreshMillis = 2000

/** Reads a list again every two seconds for as long as something in it goes on and the browser shows the page. */
export function useRefresh(isGoing: boolean, refresh: () => void): void {
  const read = useEffectEvent(() => {
    if (!document.hidden) refresh()
  })
  useEffect(() => {
    if (!isGoing) return undefined
    const timer = setInterval(() => read(), refreshMillis)
    return () => clearInterval(timer)
  }, [isGoing])
}
