import { useEffect, useState } from 'react'

interface Second {
  time: string
  count: number
}

const shown = 60

const two = (value: number) => String(value).padStart(2, '0')

function secondAt(moment: number, last: number): Second {
  const at = new Date(moment)
  const count = Math.round(Math.min(180, Math.max(20, last + (Math.random() - 0.5) * 30)))
  return { time: [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':'), count }
}

function firstSeconds(): Second[] {
  const now = Date.now()
  const seconds: Second[] = []
  for (let ago = shown; ago > 0; ago--) seconds.push(secondAt(now - ago * 1000, seconds.at(-1)?.count ?? 100))
  return seconds
}

/** Without a second of the same time: a late timer is followed by the next one early. */
function withNext(seconds: Second[]): Second[] {
  const last = seconds.at(-1)!
  const next = secondAt(Date.now(), last.count)
  return next.time === last.time ? seconds : [...seconds.slice(1), next]
}

/** Requests to a server in each of the last 60 seconds; another one every second while it runs. */
export function useRequests(isRunning: boolean): Second[] {
  const [seconds, setSeconds] = useState(firstSeconds)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) setSeconds(withNext)
    }, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}
