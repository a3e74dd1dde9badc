import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * The value of the last render, for what an effect started. `useEffectEvent` is not brought up to date in a page that was rendered
 * while it was hidden.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
