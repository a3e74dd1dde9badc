import { useEffect, useRef } from 'react'

/** Resolves after that many milliseconds; rejects when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

/** Work that is aborted when the page is left. `run` resolves to whether it was completed. */
export function useWork() {
  const controller = useRef(new AbortController())
  useEffect(() => {
    // A page that was hidden begins again.
    const next = new AbortController()
    controller.current = next
    return () => next.abort()
  }, [])
  return async (work: (wait: (milliseconds: number) => Promise<void>) => Promise<void>): Promise<boolean> => {
    const { signal } = controller.current
    try {
      await work((milliseconds) => pause(milliseconds, signal))
      return true
    } catch (error) {
      if (signal.aborted) return false
      throw error
    }
  }
}
