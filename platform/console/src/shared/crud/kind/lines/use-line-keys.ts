import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

interface Lines {
  readonly count: number
  readonly add: () => void
  readonly isFull: boolean
}

/** Elements whose Enter has a meaning of its own. */
const ownEnter = 'button, textarea, a, [role=combobox], .ant-picker input'
const entered = 'input:not(:disabled), textarea:not(:disabled), [role=switch]'

/** Lets Enter go to the same field of the next line, and add one at the end. */
export function useLineKeys(place: RefObject<HTMLElement | null>, { count, add, isFull }: Lines) {
  const isAdding = useRef(false)
  const lineAt = (index: number) => place.current?.querySelector(`[data-line="${index}"]`)
  const first = (line: Element | null | undefined) => line?.querySelector<HTMLElement>(entered)?.focus()
  useEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    first(lineAt(count - 1))
  })
  const addAndGo = () => {
    if (isFull) return
    isAdding.current = true
    add()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    // A drawer that a field opened is inside for React alone.
    if (!place.current?.contains(target)) return
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || target.matches(ownEnter)) return
    // It would send the form.
    event.preventDefault()
    const index = Number(target.closest<HTMLElement>('[data-line]')?.dataset['line'])
    if (index === count - 1) return addAndGo()
    const field = target.closest<HTMLElement>('[data-field]')?.dataset['field']
    first(lineAt(index + 1)?.querySelector(`[data-field="${field}"]`))
  }
  return { onKeyDown, addAndGo }
}
