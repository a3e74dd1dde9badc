import { memo, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { useIsSelected } from '#shared/crud/rows/use-selection'
import { texts } from '#shared/crud/text'
import { isEmptyCell, type ListColumn } from '../list-column'
import css from '../list-table.module.css'
import { RowActions } from '../row-actions'
import { rowClick } from './row-click'
import { isSameRow, type RowParts } from './row-parts'
import { SavedMark, savedRow } from './saved-mark'
import { TickBox } from './tick-box'

/** A column as its cells are drawn. */
export interface CellColumn<T> extends Pick<ListColumn<T, string>, 'key' | 'render' | 'isTitle'> {
  className: string
  style: CSSProperties
}

interface ListRowProps<T> extends RowParts<T> {
  /** Stay the same until they change. */
  cells: readonly CellColumn<T>[]
}

function Row<T>({ cells, ...parts }: ListRowProps<T>) {
  const { row, saved, tick, chosen, onTick, name, actions, canFold } = parts
  const t = useText(texts)
  const isSelected = useIsSelected(chosen, tick?.id ?? 0) && tick?.isFixed === false
  return (
    <tr {...rowClick(parts)} {...(saved && savedRow)} data-selected={isSelected || undefined}>
      {tick && (
        <td className={css.tick}>
          <TickBox
            label={t('selectRow', { name: tick.name })}
            isTicked={isSelected}
            isFixed={tick.isFixed}
            onChange={(event) => onTick(row, event)}
          />
        </td>
      )}
      <Cells {...{ cells, row, saved }} />
      {actions && <ActionsCell {...{ name, actions, canFold }} />}
    </tr>
  )
}

/** One row of a table. Renders only when something of it changes. */
export const ListRow = memo(Row, isSameRow) as typeof Row

/** The cells of a row. A tick leaves them as they are: with a hundred rows ticked at once they were most of the work. */
const Cells = memo(function Cells<T>({ cells, row, saved }: Pick<ListRowProps<T>, 'cells' | 'row' | 'saved'>) {
  return cells.map(({ key, className, style, render, isTitle }) => {
    const content = cellOf(render(row))
    return (
      <td key={key} className={className} style={style}>
        {isTitle && saved ? <SavedMark saved={saved}>{content}</SavedMark> : content}
      </td>
    )
  })
}) as <T>(props: Pick<ListRowProps<T>, 'cells' | 'row' | 'saved'>) => ReactNode

const ActionsCell = memo(function ActionsCell(props: ComponentProps<typeof RowActions>) {
  return (
    <td className={css.actions}>
      <RowActions {...props} />
    </td>
  )
})

/** An empty value is a dash. Text that is too long for its column is cut, and there as a whole in the tooltip. */
function cellOf(content: ReactNode): ReactNode {
  if (isEmptyCell(content))
    return (
      <span className={css.none} data-empty>
        —
      </span>
    )
  if (typeof content !== 'string') return content
  return (
    <span className={css.text} title={content}>
      {content}
    </span>
  )
}
