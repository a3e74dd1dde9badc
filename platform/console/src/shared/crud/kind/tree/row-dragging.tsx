import { Accessibility, Feedback, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider, useDraggable, type DragEndEvent } from '@dnd-kit/react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { usePressAgain } from '#shared/browser/lazy-drag'

const sensors = [
  // So far a press is a click.
  PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })] }),
]

export interface RowDraggingProps {
  root: RefObject<HTMLElement | null>
  /** Returns where a row would be when it is dropped on another one, at a part of its height from 0 to 1; undefined where it may not be. */
  landing: (id: number, on: number, part: number) => Landing | undefined
  /** Drops a row there. */
  drop: (id: number, on: number, part: number) => Promise<void>
}

/** The line that shows where a row would be, before or after another one, or that one itself. */
export interface Landing {
  readonly row: number
  readonly side: 'before' | 'after' | 'into'
}

interface Target {
  readonly on: number
  readonly part: number
}

/** Drags rows by their handles. The rows are no children of it, so that they stay when it loads. Only the row whose handle is under the pointer can be dragged, however many there are. */
export function RowDragging({ root, landing, drop }: RowDraggingProps) {
  const [held, setHeld] = useState(() => idOf(root.current?.querySelector('[data-drag]:hover')))
  const target = useRef<Target>(undefined)
  useEffect(() => {
    const ended = new AbortController()
    const hold = ({ target: element }: Event) => {
      const id = element instanceof Element ? idOf(element.closest('[data-drag]')) : undefined
      if (id !== undefined) setHeld(id)
    }
    root.current!.addEventListener('pointerover', hold, { signal: ended.signal })
    return () => ended.abort()
  }, [root])
  usePressAgain(root, held)

  const show = (id: number, at: { x: number; y: number }) => {
    target.current = targetAt(root.current!, at)
    const line = target.current && landing(id, target.current.on, target.current.part)
    if (!line) target.current = undefined
    mark(root.current!, id, line)
  }
  const end = async (id: number, { canceled, operation }: DragEndEvent) => {
    // The last steps of the pointer are in no event of a move.
    show(id, operation.position.current)
    const to = target.current
    target.current = undefined
    mark(root.current!, id)
    if (!canceled && to) await drop(id, to.on, to.part)
    unmark(root.current)
  }
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
        Feedback.configure({ feedback: 'none' }),
      ]}
      // The position of the operation is that before the move.
      onDragMove={({ operation: { source }, to }) => source && to && show(Number(source.id), to)}
      onDragEnd={(event) => {
        const { source } = event.operation
        if (source) void end(Number(source.id), event)
      }}
    >
      {held !== undefined && <DraggedRow key={held} id={held} root={root} />}
    </DragDropProvider>
  )
}

function DraggedRow({ id, root }: { id: number; root: RowDraggingProps['root'] }) {
  const [found] = useState(() => ({
    element: {
      get current() {
        return rowOf(root.current, id)
      },
    },
    handle: {
      get current() {
        return handleOf(root.current, id)
      },
    },
  }))
  useDraggable({ id, ...found })
  return null
}

const handleOf = (root: Element | null, id: number) => root?.querySelector(`[data-drag="${id}"]`) ?? null
const rowOf = (root: Element | null, id: number) => handleOf(root, id)?.closest('tr') ?? null

function idOf(handle: Element | null | undefined): number | undefined {
  const id = handle?.getAttribute('data-drag')
  return id ? Number(id) : undefined
}

/** The row at a point, and the part of its height. */
function targetAt(root: Element, { x, y }: { x: number; y: number }): Target | undefined {
  const row = document.elementFromPoint(x, y)?.closest('tr')
  const on = row && root.contains(row) ? idOf(row.querySelector('[data-drag]')) : undefined
  if (!row || on === undefined) return undefined
  const { top, height } = row.getBoundingClientRect()
  return { on, part: (y - top) / height }
}

function mark(root: Element, id: number, line?: Landing): void {
  unmark(root)
  rowOf(root, id)?.setAttribute('data-dragged', '')
  const row = line && (rowOf(root, line.row) as HTMLElement | null)
  if (!row) return
  row.dataset['drop'] = line.side
  const handle = handleOf(root, line.row)!
  const title = handle.nextElementSibling?.firstElementChild ?? handle
  row.style.setProperty('--drop-inset', `${title.getBoundingClientRect().left - row.getBoundingClientRect().left}px`)
}

function unmark(root: Element | null): void {
  for (const row of root?.querySelectorAll<HTMLElement>('tr[data-drop], tr[data-dragged]') ?? []) {
    delete row.dataset['drop']
    delete row.dataset['dragged']
    row.style.removeProperty('--drop-inset')
  }
}
