import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Ctrl or Cmd with Z, and with Y or Shift and Z, while the focus is in the box that gets the ref, and not in a field of text. Drawing on a
 * canvas of the box gives the box the focus, so that the keys work right after a line.
 */
export function useUndoKeys(undo: () => void, redo: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const isText = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
    if (!(event.ctrlKey || event.metaKey) || isText || !['z', 'y'].includes(key)) return
    event.preventDefault()
    if (key === 'z' && !event.shiftKey) undo()
    else redo()
  })
  useEffect(() => {
    const element = box.current!
    const listen = (event: KeyboardEvent) => press(event)
    const takeFocus = ({ target }: PointerEvent) => {
      if (target instanceof HTMLCanvasElement) element.focus({ preventScroll: true })
    }
    element.tabIndex = -1
    element.addEventListener('keydown', listen)
    element.addEventListener('pointerup', takeFocus)
    return () => {
      element.removeEventListener('keydown', listen)
      element.removeEventListener('pointerup', takeFocus)
    }
  }, [])
  return box
}
