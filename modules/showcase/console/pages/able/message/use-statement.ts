import { useCallback, useEffect, useRef } from 'react'

/** In milliseconds. */
const workTime = 3000

/** Work that takes three seconds; it fails when asked to, and ends when it is cancelled or the page is left. */
export function useStatement() {
  const running = useRef<AbortController>(undefined)
  const cancel = useCallback(() => running.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  const make = async (fails: boolean) => {
    const { signal } = (running.current = new AbortController())
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => (fails ? reject(new TypeError('network')) : resolve()), workTime)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      })
    })
  }
  return { make, cancel }
}
