import type { KeyboardEvent } from 'react'

interface Lines {
  readonly count: number
  readonly isFull: boolean
  readonly add: () => void
  /** Gives the focus to a field of a line. */
  readonly go: (index: number, field?: string) => void
}

/** Elements whose Enter has a meaning of its own. */
const ownEnter = 'button, textarea, a, [role=combobox], .ant-picker input'

/** Lets Enter go to the same field of the next line, and add one at the end. */
export function useLineKeys({ count, isFull, add, go }: Lines) {
  const addAndGo = () => {
    if (isFull) return
    add()
    go(count)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    // A drawer that a field opened is inside for React alone.
    if (!event.currentTarget.contains(target)) return
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || target.matches(ownEnter)) return
    // It would send the form.
    event.preventDefault()
    const index = Number(target.closest<HTMLElement>('[data-line]')?.dataset['line'])
    if (index === count - 1) return addAndGo()
    go(index + 1, target.closest<HTMLElement>('[data-field]')?.dataset['field'])
  }
  return { onKeyDown, addAndGo }
}
