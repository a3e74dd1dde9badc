import { VanillaSelectionArea } from '@viselect/react'
import css from './selectable-area.module.css'

/** How far a pointer moves until a press becomes a frame, in CSS pixels. */
const threshold = 8

interface FrameHandlers {
  onPress: () => void
  onStart: (event: MouseEvent | TouchEvent | null) => void
  /** Called with all elements that the frame touches. */
  onMove: (touched: readonly HTMLElement[]) => void
  onEnd: () => void
}

interface SelectionFrame {
  /** Takes the frame away. */
  cancel: () => void
  destroy: () => void
}

/** Draws a frame over an element while it is dragged, and scrolls the element at its edges. `selectables` is a selector. */
export function selectionFrame(element: HTMLElement, selectables: string, handlers: FrameHandlers): SelectionFrame {
  const selection = new VanillaSelectionArea({
    boundaries: element,
    startAreas: element,
    selectables,
    selectionAreaClass: css.frame!,
    selectionContainerClass: css.frames!,
    behaviour: {
      startThreshold: { x: threshold, y: threshold },
      overlap: 'keep',
      scrolling: { startScrollMargins: { x: 0, y: 24 } },
    },
    // With `touch` it would keep a finger from scrolling.
    features: { singleTap: { allow: false }, range: false, touch: false },
  })
  // A listener that returns false would prevent the frame.
  selection.on('beforestart', () => {
    handlers.onPress()
  })
  selection.on('start', ({ event }) => {
    selection.clearSelection(true, true)
    handlers.onStart(event)
  })
  selection.on('move', ({ store }) => handlers.onMove(store.selected as HTMLElement[]))
  selection.on('stop', handlers.onEnd)
  const removeTouch = onSidewaysTouch(element, (event) => selection.trigger(event, true))
  return {
    cancel: () => selection.cancel(),
    destroy() {
      removeTouch()
      selection.destroy()
    },
  }
}

/** Calls `begin` when a finger moves sideways; up and down it scrolls. */
function onSidewaysTouch(element: HTMLElement, begin: (event: TouchEvent) => void): () => void {
  let from: Touch | undefined
  const press = ({ touches }: TouchEvent) => (from = touches.length === 1 ? touches[0] : undefined)
  const move = (event: TouchEvent) => {
    const [to] = event.touches
    if (!from || !to) return
    const across = Math.abs(to.clientX - from.clientX)
    const along = Math.abs(to.clientY - from.clientY)
    if (Math.max(across, along) < threshold) return
    from = undefined
    if (across > along) begin(event)
  }
  element.addEventListener('touchstart', press, { passive: true })
  element.addEventListener('touchmove', move, { passive: true })
  return () => {
    element.removeEventListener('touchstart', press)
    element.removeEventListener('touchmove', move)
  }
}
