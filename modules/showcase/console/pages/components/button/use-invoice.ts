import { useEffect, useState } from 'react'

type State = 'waiting' | 'issuing' | 'issued' | 'rejected'

/** How long the tax office takes, in milliseconds. */
const answerTime = 1600

/** An invoice that is being issued. Every second try is rejected. */
export function useInvoice(): [State, issue: () => void] {
  const [{ state, tries }, set] = useState<{ state: State; tries: number }>({ state: 'waiting', tries: 0 })
  useEffect(() => {
    if (state !== 'issuing') return undefined
    const timer = setTimeout(() => set({ state: tries % 2 === 0 ? 'rejected' : 'issued', tries }), answerTime)
    return () => clearTimeout(timer)
  }, [state, tries])
  return [state, () => set({ state: 'issuing', tries: tries + 1 })]
}
