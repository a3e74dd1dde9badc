import { useSortable } from '@dnd-kit/react/sortable'
import { createContext, useContext, type ComponentProps } from 'react'
import { Icon } from 'atrium/ui'
import css from './page.module.css'

const HandleRef = createContext<(element: Element | null) => void>(() => {})

interface SortableRowProps extends ComponentProps<'tr'> {
  'data-row-key'?: number
  /** From 0; rows without it, such as the one that says that there are none, stay. */
  place?: number
}

function SortableRow({ place, ...rest }: SortableRowProps) {
  const id = rest['data-row-key'] ?? 0
  const { ref, handleRef, isDragging } = useSortable({ id, index: place ?? 0, disabled: place === undefined })
  return (
    <HandleRef value={handleRef}>
      <tr {...rest} ref={ref} className={`${rest.className ?? ''} ${isDragging ? css.dragging : ''}`} />
    </HandleRef>
  )
}

/** For `components` of a table whose `onRow` returns the `place` of each row. */
export const sortableRows = { body: { row: SortableRow } }

/** The handle of a row, in one of its cells. */
export function RowHandle({ label }: { label: string }) {
  return (
    <button type="button" ref={useContext(HandleRef)} className={css.handle} aria-label={label}>
      <Icon name="lucide:grip-vertical" />
    </button>
  )
}
