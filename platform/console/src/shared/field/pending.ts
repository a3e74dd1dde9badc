import { createContext, use, useInsertionEffect, useRef } from 'react'

type IsPending = () => boolean

/** Of the form around: whether fields have input that is not in their values yet. */
export const PendingContext = createContext<Set<IsPending> | undefined>(undefined)

/**
 * For a field with input that is not in its value yet, such as a file that is being sent: the form asks before it closes.
 * @example
 * usePending(() => uploads.state() !== undefined)
 */
export function usePending(isPending: IsPending): void {
  const all = use(PendingContext)
  const latest = useRef(isPending)
  // Other effects end when a page goes behind its tab, where the input stays.
  useInsertionEffect(() => {
    latest.current = isPending
  })
  useInsertionEffect(() => {
    const own = () => latest.current()
    all?.add(own)
    return () => void all?.delete(own)
  }, [all])
}
