import { Accessibility, KeyboardSensor, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom'
import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'
import { useText } from 'atrium/console/text'
import { useDesignerStore } from '../../designer-store'
import { texts } from '../../text'
import type { OptionPath } from './option-tree'

/** The data of a row that is dragged. */
interface DraggedOption {
  readonly path: OptionPath
  readonly name: string
}

const sensors = [
  PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })] }),
  KeyboardSensor,
]

type Operation = DragEndEvent['operation']

interface OptionSortingProps {
  onMove: (path: OptionPath, to: number) => void
  children: ReactNode
}

/** Lets options be sorted by pointer and keyboard, and says for screen readers where they are. */
export function OptionSorting({ onMove, children }: OptionSortingProps) {
  const t = useText(texts)
  const store = useDesignerStore()
  const describe = ({ source }: Operation) => ({
    name: (source?.data as DraggedOption | undefined)?.name ?? '',
    place: (source && isSortable(source) ? source.index : 0) + 1,
  })
  const { say } = store.getState()
  const onDragEnd = ({ operation, canceled }: DragEndEvent) => {
    const { source } = operation
    say(t(canceled ? 'optionBack' : 'optionDropped', describe(operation)))
    if (canceled || !source || !isSortable(source) || source.index === source.initialIndex) return
    onMove((source.data as DraggedOption).path, source.index)
  }
  return (
    <DragDropProvider
      sensors={sensors}
      // Its words would be in English alone.
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation }) => say(t('optionPicked', describe(operation)))}
      onDragOver={({ operation }) => say(t('optionOver', describe(operation)))}
      onDragEnd={onDragEnd}
    >
      {children}
    </DragDropProvider>
  )
}
