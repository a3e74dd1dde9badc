import { useState } from 'react'

const key = 'guide'

/** How far a person came: the step where they stopped, if not at the end. */
export interface TourState {
  step?: string
  isDone: boolean
}

function readState(): TourState {
  try {
    const { step, isDone } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return { step: typeof step === 'string' ? step : undefined, isDone: isDone === true }
  } catch {
    return { isDone: false }
  }
}

/** Returns the state of the tour, which this browser keeps. */
export function useTourState(): [TourState, (state: TourState) => void] {
  const [state, setState] = useState(readState)
  const keep = (next: TourState) => {
    setState(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Full or forbidden storage: it is then remembered until the page is left.
    }
  }
  return [state, keep]
}
