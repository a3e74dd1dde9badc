import { useRef, type ReactNode } from 'react'
import css from './draggable.module.css'
import type { Place } from './drag-place'
import { useDrag } from './use-drag'
import { useRoom } from './use-room'

/** The properties of the element by which a part is dragged, such as a button. */
export type DragHandle = ReturnType<typeof useDrag>['listeners'] & {
  style: { touchAction: 'none' }
  'aria-label': string
}

interface DraggableProps {
  /** Its id. With `isKept` its place is kept in the browser under `drag-` and this id. */
  id: string
  /** The name of the part, or of its handle, for screen readers. */
  label: string
  /** After a reload it is where it was left. */
  isKept?: boolean
  /** Left and top edge at first, within the parent and in CSS pixels; its upper left corner where left out. */
  start?: Place
  /** The size of a step in CSS pixels; without it, or with 0, it can be moved anywhere. */
  grid?: number
  /** The only axis along which it moves; both without it. */
  axis?: 'x' | 'y'
  /** Called with its place while it is dragged, and after each move by a key. */
  onMove?: (place: Place) => void
  /** The class of the element that is moved. */
  className?: string
  /** Its content, all of which can be dragged; a function gets the properties of a handle, which alone can be dragged then. */
  children: ReactNode | ((handle: DragHandle) => ReactNode)
}

/**
 * A part that can be dragged by mouse, pen and finger, and stays within its parent, which needs a `position`. Where the parent becomes
 * smaller it moves along. Arrows move it by a step of the grid or 8 px, with Shift by 1 px; Home takes it to where it began, Esc to
 * where the drag began. Buttons and fields in it are used, not dragged. To begin again from `start`, remove what is kept and give
 * it another `key`.
 * @example
 * <div style={{ position: 'relative', height: 300 }}>
 *   <Draggable id="note" label={t('note')} grid={24} isKept>
 *     {(handle) => <article><IconButton icon="lucide:grip" label={t('move')} {...handle} />{text}</article>}
 *   </Draggable>
 * </div>
 */
export function Draggable(props: DraggableProps) {
  const { id, label, isKept = false, start = { x: 0, y: 0 }, className = '', children } = props
  const element = useRef<HTMLDivElement>(null)
  const room = useRoom(element)
  const { place, isDragged, listeners } = useDrag({
    ...props,
    start,
    room,
    storageKey: isKept ? `drag-${id}` : undefined,
  })
  const isWhole = typeof children !== 'function'
  const whole = isWhole && { ...listeners, role: 'group', tabIndex: 0 }
  return (
    <div
      ref={element}
      className={`${css.part} ${className}`}
      style={{ translate: `${place.x}px ${place.y}px` }}
      data-dragged={isDragged || undefined}
      data-whole={isWhole || undefined}
      aria-label={isWhole ? label : undefined}
      {...whole}
    >
      {isWhole ? children : children({ ...listeners, style: { touchAction: 'none' }, 'aria-label': label })}
    </div>
  )
}
