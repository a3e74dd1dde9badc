import { useEffect, type RefObject } from 'react'
import { useDesignerStore } from '../designer-store'
import { useItemActions } from '../use-item-actions'

/** The keys of the designer, while the focus is in it: Ctrl-Z and Ctrl-Y; on the canvas Alt and arrows, Delete, Ctrl-D, Escape. */
export function useShortcuts(root: RefObject<HTMLElement | null>, canvas: RefObject<HTMLElement | null>): void {
  const store = useDesignerStore()
  const actions = useItemActions()
  useEffect(() => {
    const element = root.current
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      // A text has an undo of its own.
      const isTyping = target.matches('input, textarea, [contenteditable=true]')
      const key = event.key.toLowerCase()
      const mod = event.ctrlKey || event.metaKey
      const done = () => event.preventDefault()
      if (mod && !isTyping && (key === 'y' || (key === 'z' && event.shiftKey))) return (done(), actions.redo())
      if (mod && !isTyping && key === 'z') return (done(), actions.undo())
      const { selected } = store.getState()
      if (selected === undefined || !canvas.current?.contains(target)) return undefined
      if (event.altKey && (key === 'arrowup' || key === 'arrowdown')) {
        done()
        actions.step(selected, key === 'arrowup' ? -1 : 1)
        focusItem(canvas.current, selected)
      } else if (mod && key === 'd') {
        done()
        actions.copy(selected)
        focusItem(canvas.current, store.getState().selected)
      } else if (key === 'delete' || key === 'backspace') {
        done()
        void actions.remove(selected).then(() => focusItem(canvas.current, store.getState().selected))
      } else if (key === 'escape') {
        store.getState().select(undefined)
      }
      return undefined
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [root, canvas, store, actions])
}

/** An item that moved to another container is another element. */
function focusItem(canvas: HTMLElement | null, key: string | undefined): void {
  if (key === undefined) return
  requestAnimationFrame(() => canvas?.querySelector<HTMLElement>(`[data-select="${CSS.escape(key)}"]`)?.focus())
}
