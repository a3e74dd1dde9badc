import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus in an element: where what had it is removed, such as the row of a file, it goes to the first input, else to the element itself. Returns what the
 * element needs for that.
 */
export function useKeptFocus(): {
  ref: RefObject<HTMLDivElement | null>
  onFocus: (event: { target: Element }) => void
} {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(undefined)
  useLayoutEffect(() => {
    const { current } = last
    if (!current || current.isConnected) return
    last.current = undefined
    if (document.activeElement !== document.body) return
    const input = ref.current?.querySelector<HTMLElement>('input:not(:disabled)')
    ;(input ?? ref.current)?.focus()
  })
  return {
    ref,
    onFocus: ({ target }) => {
      // Focus in a dialog of a child comes here, too.
      if (ref.current?.contains(target)) last.current = target
    },
  }
}
