import type { ItemKind } from '@atrium/contract/form-schema/form'
import { Accessibility, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider, DragOverlay, useDragDropMonitor } from '@dnd-kit/react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { useText } from '#shared/i18n/text'
import { useDesignerStore } from '../designer-store'
import css from './canvas.module.css'
import { findItem, isInside } from '../tree/form-tree'
import { useItemName } from '../item-name'
import { texts } from '../text'
import { dropAt, type Drop } from './drop-place'

/** What is dragged: a kind of the palette, or an item of the canvas by its key. */
export type Dragged = { kind: ItemKind } | { key: string }

const sensors = [
  // A press is a click so far; a finger that moves at once scrolls.
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 200, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
]

interface DraggingProps {
  canvas: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * Dragging by pointer, from the palette and on the canvas. A move only places a line, without React: nothing of the canvas is drawn
 * again until the drop. The keyboard adds by Enter and moves by Alt and arrows instead.
 */
export function Dragging({ canvas, children }: DraggingProps) {
  const titleOf = useTitle()
  return (
    <DragDropProvider
      sensors={sensors}
      // Its words would be in English alone.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
    >
      {children}
      <DropLine canvas={canvas} />
      <DragOverlay dropAnimation={null}>
        {(source) => <div className={css.dragged}>{titleOf(source.data as Dragged)}</div>}
      </DragOverlay>
    </DragDropProvider>
  )
}

/** What the dragged thing is called. */
function useTitle(): (dragged: Dragged) => string {
  const t = useText(texts)
  const store = useDesignerStore()
  const nameOf = useItemName()
  return (dragged) => {
    if ('kind' in dragged) return t(dragged.kind)
    const item = findItem(store.getState().form, dragged.key)
    return item ? nameOf(item) : ''
  }
}

/**
 * Follows a drag and drops. It listens by itself: handlers of the provider render it at each event, also at the end of a drag that it
 * is unmounted in, where React allows no update.
 */
function DropLine({ canvas }: { canvas: DraggingProps['canvas'] }) {
  const t = useText(texts)
  const store = useDesignerStore()
  const titleOf = useTitle()
  const line = useRef<HTMLDivElement>(null)
  const drop = useRef<Drop>(undefined)
  const follow = (dragged: Dragged, x: number, y: number) => {
    const found = canvas.current ? dropAt(canvas.current, x, y) : undefined
    const item = 'key' in dragged ? findItem(store.getState().form, dragged.key) : undefined
    drop.current = found && item && isInside(item, found.place.parent) ? undefined : found
    show(line.current, drop.current)
  }
  const finish = (dragged: Dragged, canceled: boolean) => {
    const place = drop.current?.place
    drop.current = undefined
    show(line.current, undefined)
    if (!place || canceled) return
    if ('key' in dragged) {
      store.getState().move(dragged.key, place)
      store.getState().say(t('moved', { name: titleOf(dragged), place: place.index + 1 }))
    } else {
      store.getState().add(dragged.kind, place)
      store.getState().say(t('added', { name: titleOf(dragged) }))
    }
  }
  useDragDropMonitor({
    onDragStart: () => canvas.current?.setAttribute('data-dragging', ''),
    onDragMove: ({ operation, to, by }) => {
      const now = operation.position.current
      const { x, y } = to ?? { x: now.x + (by?.x ?? 0), y: now.y + (by?.y ?? 0) }
      if (operation.source) follow(operation.source.data as Dragged, x, y)
    },
    onDragEnd: ({ operation, canceled }) => {
      canvas.current?.removeAttribute('data-dragging')
      if (operation.source) finish(operation.source.data as Dragged, canceled)
    },
  })
  return <div ref={line} className={css.dropLine} hidden />
}

function show(line: HTMLElement | null, drop: Drop | undefined): void {
  if (!line) return
  line.hidden = !drop
  if (!drop) return
  line.style.transform = `translate(${drop.line.left}px, ${drop.line.top - 2}px)`
  line.style.width = `${drop.line.width}px`
}
