import { createContext, use, useEffect, useInsertionEffect, useRef } from 'react'

interface Input {
  isUnsaved: () => boolean
  /** False on a page that is kept behind its tab. */
  isShown: boolean
  /** The key of the tab whose page it is on; undefined where the page has none. */
  tab: string | undefined
}

const inputs = new Set<Input>()
const listeners = new Set<() => void>()

/** The key of the tab that a page belongs to. Without tabs around it, all input counts as that of the active page. */
export const TabKeyContext = createContext<string | undefined>(undefined)

/** Whether something that was typed is not saved yet, on any page: the active one or one cached behind its tab. */
export function hasUnsaved(): boolean {
  return [...inputs].some(({ isUnsaved }) => isUnsaved())
}

/** The same for the active page alone. */
export function hasUnsavedInView(): boolean {
  return [...inputs].some(({ isShown, isUnsaved }) => isShown && isUnsaved())
}

/** The same for the page of one tab. */
export function hasUnsavedIn(tab: string): boolean {
  return [...inputs].some((input) => input.tab === tab && input.isUnsaved())
}

/** Whether the active page has forms or editors, with unsaved input or without. */
export function hasInputsInView(): boolean {
  return [...inputs].some(({ isShown }) => isShown)
}

/** Calls back when that may have changed, until the function that it returns is called. */
export function onInputsInView(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The person gave up all that is not saved, or that of some tabs; nothing asks about it any more. */
export function dropUnsaved(tabs?: readonly string[]): void {
  for (const input of inputs) {
    if (!tabs || (input.tab !== undefined && tabs.includes(input.tab))) inputs.delete(input)
  }
  if (inputs.size === 0) window.removeEventListener('beforeunload', ask)
}

/** For every form and editor: while `isUnsaved` says so, nothing but the person's own decision throws away what was typed. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const tab = use(TabKeyContext)
  const own = useRef<Input>({ isUnsaved, isShown: false, tab })
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
    const show = (isShown: boolean) => {
      input.isShown = isShown
      listeners.forEach((listener) => listener())
    }
    show(true)
    return () => show(false)
  }, [])
}

/** Lets the browser ask before the document is left. */
function ask(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault()
}
