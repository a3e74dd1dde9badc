import { useEffect, useState } from 'react'

const warehouses = ['west', 'east', 'port'] as const

/** How long the answer takes, in milliseconds. */
const answerTime = 900

/** The warehouses, which come after `load`. The first try fails. */
export function useWarehouses() {
  const [{ state, tries }, set] = useState<{ state: 'idle' | 'loading' | 'failed' | 'loaded'; tries: number }>({
    state: 'idle',
    tries: 0,
  })
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => set({ state: tries === 1 ? 'failed' : 'loaded', tries }), answerTime)
    return () => clearTimeout(timer)
  }, [state, tries])
  return {
    state,
    names: state === 'loaded' ? warehouses : [],
    load: () => set({ state: 'loading', tries: tries + 1 }),
    reset: () => set({ state: 'idle', tries: 0 }),
  }
}
