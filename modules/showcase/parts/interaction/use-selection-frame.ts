import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react'
import { selectionFrame } from './selection-frame'

interface Options {
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/**
 * Selects the options of an element with a frame. With Ctrl, Shift or the command key it adds to what is selected, else it replaces that.
 * Esc undoes the frame. `area` is for `data-area` of the element, `wasFrame` says that the last press was no click.
 */
export function useSelectionFrame(element: RefObject<HTMLElement | null>, { selected, onSelect }: Options) {
  const area = useId()
  const wasFrame = useRef(false)
  /** The selection that the frame adds to, and the one before it. */
  const frame = useRef<{ base: ReadonlySet<string>; before: ReadonlySet<string> }>(undefined)

  const begin = useEffectEvent((event: MouseEvent | TouchEvent | null) => {
    const adds = event !== null && (event.ctrlKey || event.metaKey || event.shiftKey)
    frame.current = { base: adds ? selected : new Set(), before: selected }
    wasFrame.current = true
  })
  const cover = useEffectEvent((touched: readonly HTMLElement[]) => {
    if (frame.current) onSelect(new Set([...frame.current.base, ...touched.map(({ dataset }) => dataset.id!)]))
  })
  const undo = useEffectEvent(() => {
    if (frame.current) onSelect(frame.current.before)
    frame.current = undefined
  })

  useEffect(() => {
    const options = `[data-area="${area}"] [role=option]:not([aria-disabled=true])`
    const drawn = selectionFrame(element.current!, options, {
      onPress: () => (wasFrame.current = false),
      onStart: (event) => begin(event),
      onMove: (touched) => cover(touched),
      onEnd: () => (frame.current = undefined),
    })
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !frame.current) return
      event.preventDefault()
      event.stopPropagation()
      undo()
      drawn.cancel()
    }
    window.addEventListener('keydown', press, true)
    return () => {
      window.removeEventListener('keydown', press, true)
      drawn.destroy()
    }
  }, [element, area])

  return { area, wasFrame }
}
