import type { ItemKind } from '#modules/forms/engine/schema/form'
import { Accessibility, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider, DragOverlay, useDragDropMonitor } from '@dnd-kit/react'
import { useCallback, useRef, type ReactNode, type RefObject } from 'react'
import { useText } from 'atrium/console/text'
import { useDesignerStore } from '../designer-store'
import css from './canvas.module.css'
import { findItem, isInside } from '../tree/form-tree'
import { useItemName } from '../item-name'
import { texts } from '../text'
import { usePlaceText } from '../tree/use-place-text'
import { dropAt, type Drop } from './drop-place'

/** The dragged thing: a kind of the palette, or an item of the canvas by its key. */
export type Dragged = { kind: ItemKind } | { key: string }

const sensors = [
  // A press is a click so far; a finger that moves at once scrolls, but on a handle it drags.
  PointerSensor.configure({
    activationConstraints: ({ pointerType, target }) =>
      pointerType === 'touch' && !(target instanceof Element && target.closest('[data-handle]'))
        ? [new PointerActivationConstraints.Delay({ value: 200, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
]

interface DraggingProps {
  canvas: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * Dragging by pointer, from the palette and on the canvas. A move only places a box, without React: nothing of the canvas is drawn
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
      <DropBox canvas={canvas} />
      <DragOverlay dropAnimation={null}>
        {(source) => <div className={css.dragged}>{titleOf(source.data as Dragged)}</div>}
      </DragOverlay>
    </DragDropProvider>
  )
}

/** Returns the name of the dragged thing. */
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
function DropBox({ canvas }: { canvas: DraggingProps['canvas'] }) {
  const t = useText(texts)
  const store = useDesignerStore()
  const titleOf = useTitle()
  const placeText = usePlaceText()
  const box = useRef<HTMLDivElement>(null)
  const drop = useRef<Drop>(undefined)
  const follow = (dragged: Dragged, x: number, y: number) => {
    const found = canvas.current ? dropAt(canvas.current, x, y) : undefined
    const item = 'key' in dragged ? findItem(store.getState().form, dragged.key) : undefined
    drop.current = found && item && isInside(item, found.place.parent) ? undefined : found
    show(box.current, drop.current, t('dropHere', { name: titleOf(dragged) }))
  }
  const finish = (dragged: Dragged, canceled: boolean) => {
    const place = drop.current?.place
    drop.current = undefined
    show(box.current, undefined)
    if (!place || canceled) return
    if ('key' in dragged) {
      store.getState().move(dragged.key, place)
      store.getState().say(placeText(dragged.key))
    } else {
      store.getState().add(dragged.kind, place)
      store.getState().say(t('added', { name: titleOf(dragged) }))
    }
  }
  // Near its edge the canvas scrolls by itself below a pointer that rests.
  const last = useRef<() => void>(undefined)
  const refollow = useCallback(() => last.current?.(), [])
  useDragDropMonitor({
    onDragStart: () => {
      canvas.current?.setAttribute('data-dragging', '')
      canvas.current?.addEventListener('scroll', refollow)
    },
    onDragMove: ({ operation, to, by }) => {
      const now = operation.position.current
      const { x, y } = to ?? { x: now.x + (by?.x ?? 0), y: now.y + (by?.y ?? 0) }
      const { source } = operation
      if (!source) return
      last.current = () => follow(source.data as Dragged, x, y)
      last.current()
    },
    onDragEnd: ({ operation, canceled }) => {
      canvas.current?.removeAttribute('data-dragging')
      canvas.current?.removeEventListener('scroll', refollow)
      last.current = undefined
      if (operation.source) finish(operation.source.data as Dragged, canceled)
    },
  })
  return <div ref={box} className={css.dropBox} hidden />
}

/** A box of its own in an empty list; between items one that is over their edges, since the items stay where they are. */
function show(box: HTMLElement | null, drop: Drop | undefined, text = ''): void {
  const over = document.querySelector('[data-over]')
  if (over !== drop?.list) over?.removeAttribute('data-over')
  drop?.list.setAttribute('data-over', '')
  if (!box) return
  box.hidden = !drop
  if (!drop) return
  box.textContent = text
  box.style.transform = `translate(${drop.box.left}px, ${drop.box.top}px)`
  box.style.width = `${drop.box.width}px`
  box.style.height = `${drop.box.height}px`
}
