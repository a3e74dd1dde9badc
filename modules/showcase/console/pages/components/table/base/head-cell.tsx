import type { ComponentProps } from 'react'
import { ColumnResize } from '#shared/crud/table/columns/column-resize'

interface HeadCellProps extends ComponentProps<'th'> {
  edge?: ComponentProps<typeof ColumnResize>
}

function HeadCell({ edge, children, ...rest }: HeadCellProps) {
  return (
    <th {...rest}>
      {children}
      {edge && <ColumnResize {...edge} />}
    </th>
  )
}

/** For `components` of a table: heads whose `onHeaderCell` returns an `edge` can be made wider and narrower. */
export const headCells = { header: { cell: HeadCell } }
