import { useEffect, useEffectEvent } from 'react'
import type { JobRun } from 'atrium/contract/system/operation/job'

const refreshMillis = 2000
/** A run that waits longer is another attempt, which comes later. */
const soonMillis = 10_000

/** Whether a run goes on, or is about to. */
const isGoing = ({ state, startAt }: JobRun) =>
  state === 'running' || (state === 'waiting' && Date.parse(startAt) < Date.now() + soonMillis)

/** Reads again every two seconds for as long as one of these runs goes on and the browser shows the page. */
export function useRefresh(runs: readonly JobRun[], refresh: () => void): void {
  const read = useEffectEvent(() => {
    if (!document.hidden) refresh()
  })
  const isOn = runs.some(isGoing)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => read(), refreshMillis)
    return () => clearInterval(timer)
  }, [isOn])
}
