import { useEffect, useInsertionEffect, useRef } from 'react'

interface Input {
  isUnsaved: () => boolean
  /** False on a page that is kept behind its tab. */
  isShown: boolean
}

const inputs = new Set<Input>()

/** Whether something that was typed is not saved yet, on any page: the active one or one cached behind its tab. */
export function hasUnsaved(): boolean {
  return [...inputs].some(({ isUnsaved }) => isUnsaved())
}

/** The same for the active page alone. */
export function hasUnsavedInView(): boolean {
  return [...inputs].some(({ isShown, isUnsaved }) => isShown && isUnsaved())
}

/** The person gave up all that is not saved; nothing asks about it any more. */
export function dropUnsaved(): void {
  inputs.clear()
  window.removeEventListener('beforeunload', ask)
}

/** For every form and editor: while `isUnsaved` says so, nothing but the person's own decision throws away what was typed. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const own = useRef<Input>({ isUnsaved, isShown: false })
  // Other effects end when a page goes behind its tab, where what was typed is kept.
  useInsertionEffect(() => {
    own.current.isUnsaved = isUnsaved
  })
  useInsertionEffect(() => {
    const input = own.current
    inputs.add(input)
    window.addEventListener('beforeunload', ask)
    return () => {
      inputs.delete(input)
      if (inputs.size === 0) window.removeEventListener('beforeunload', ask)
    }
  }, [])
  useEffect(() => {
    const input = own.current
    input.isShown = true
    return () => {
      input.isShown = false
    }
  }, [])
}

/** Lets the browser ask before the document is left. */
function ask(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault()
}
