import { useEffect, useState, type ReactNode } from 'react'

interface Watch {
  /** Since the start, with tenths. */
  seconds: number
  isRunning: boolean
  toggle: () => void
  reset: () => void
}

/** Counts seconds; what shows of it is up to its child, a function. */
export function Stopwatch({ children }: { children: (watch: Watch) => ReactNode }) {
  const [tenths, setTenths] = useState(0)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setTenths((count) => count + 1), 100)
    return () => clearInterval(timer)
  }, [isRunning])
  const reset = () => {
    setRunning(false)
    setTenths(0)
  }
  return children({ seconds: tenths / 10, isRunning, toggle: () => setRunning(!isRunning), reset })
}
