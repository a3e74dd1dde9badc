import { useRef, useState } from 'react'
import { failed } from './import-steps'
import { startState, type ImportState, type Report } from './import-state'

/** The state of an import, and the step that is under way. */
export function useSteps() {
  const [state, setState] = useState(startState)
  // An answer that comes after the import was given up is left alone.
  const run = useRef(0)
  const change = (next: Partial<ImportState>) => setState((now) => ({ ...now, ...next }))
  /** Takes a step. Returns what it came to; undefined where it was given up. */
  const take = async (busy: ImportState['busy'], step: (report: Report) => Promise<Partial<ImportState>>) => {
    const mine = ++run.current
    const isCurrent = () => run.current === mine
    change({ busy, error: undefined, progress: undefined })
    const next = await step((progress) => isCurrent() && change({ progress })).catch(failed)
    if (!isCurrent()) return undefined
    change({ busy: undefined, progress: undefined, ...next })
    return next
  }
  const giveUp = () => {
    run.current++
  }
  return { state, setState, change, take, giveUp }
}
