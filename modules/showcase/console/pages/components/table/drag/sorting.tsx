import { Accessibility, KeyboardSensor, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { useState, type ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import { texts } from './text'

const sensors = [
  // A press is a click so far; a finger that moves at once scrolls.
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 200, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 4 })],
  }),
  KeyboardSensor,
]

type Operation = DragEndEvent['operation']

const placeOf = ({ source }: Operation) => (source && isSortable(source) ? source.index : 0)

interface SortingProps {
  nameOf: (id: string | number) => string
  /** Called when something is dropped in another place; places are from 0. */
  onMove: (id: string | number, from: number, to: number) => void
  children: ReactNode
}

/** Lets what is in it be sorted by pointer and keyboard, and says for screen readers what happens. */
export function Sorting({ nameOf, onMove, children }: SortingProps) {
  const t = useText(texts)
  const [said, setSaid] = useState('')
  const describe = (operation: Operation) => ({
    name: operation.source ? nameOf(operation.source.id) : '',
    place: placeOf(operation) + 1,
  })
  const onDragEnd = ({ operation, canceled }: DragEndEvent) => {
    const { source } = operation
    setSaid(canceled ? t('cancelled', describe(operation)) : t('dropped', describe(operation)))
    if (canceled || !source || !isSortable(source) || source.index === source.initialIndex) return
    onMove(source.id, source.initialIndex, source.index)
  }
  return (
    <>
      <DragDropProvider
        sensors={sensors}
        // Its words would be in English alone.
        plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
        onDragStart={({ operation }) => setSaid(t('picked', describe(operation)))}
        onDragOver={({ operation }) => setSaid(t('over', describe(operation)))}
        onDragEnd={onDragEnd}
      >
        {children}
      </DragDropProvider>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

/** The list with one of its items in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from]!)
}
