import { useSortable } from '@dnd-kit/react/sortable'
import type { ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import css from './page.module.css'
import { texts } from './text'

interface SortableHeadProps extends ComponentProps<'th'> {
  /** Name, and place from 0, of a column that can be moved. */
  column?: { key: string; title: string; place: number }
}

function SortableHead({ column, children, ...rest }: SortableHeadProps) {
  const t = useText(texts)
  const { ref, handleRef, isDragging } = useSortable({
    id: column?.key ?? '',
    index: column?.place ?? 0,
    disabled: !column,
  })
  if (!column) return <th {...rest}>{children}</th>
  return (
    <th {...rest} ref={ref} className={`${rest.className ?? ''} ${isDragging ? css.dragging : ''}`}>
      <button type="button" ref={handleRef} className={css.head} aria-label={t('move', { name: column.title })}>
        {children}
      </button>
    </th>
  )
}

/** For `components` of a table whose columns return their `column` in `onHeaderCell`. */
export const sortableHeads = { header: { cell: SortableHead } }
