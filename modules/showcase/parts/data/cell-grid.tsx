import type { CellColumn } from './cell-column'
import { CellEditor } from './cell-editor'
import css from './cell-grid.module.css'
import { useCellGrid } from './use-cell-grid'

interface CellGridProps<T> {
  /** The accessible name: what the grid holds. */
  label: string
  /** The rows, in their order. */
  rows: readonly T[]
  /** Returns the number that identifies a row. */
  rowKey: (row: T) => number
  /** The columns: title, text of a cell, and how it is edited. */
  columns: readonly CellColumn<T>[]
  /** Called with a text that passed its check and differs. The grid shows `rows`, so the caller changes them, at once or later. */
  onSave: (row: T, key: string, text: string) => void
}

/**
 * A table whose cells are edited in place, as in a spreadsheet. One cell is a stop of the tab key. Arrow keys, Home and End move;
 * Enter, F2, a double click or typing edits. Enter saves and goes down, Tab and Shift+Tab save and edit the next or former cell, Esc
 * takes the change back. A text that fails its check stays as it was typed, with the reason below it.
 * @example
 * <CellGrid
 *   label={t('people')}
 *   rows={rows}
 *   rowKey={({ id }: Person) => id}
 *   columns={[{ key: 'age', title: t('age'), text: ({ age }) => String(age), edit: { kind: 'number', check: checkAge } }]}
 *   onSave={(row, key, text) => save(row.id, { [key]: text })}
 * />
 */
export function CellGrid<T>({ label, rows, rowKey, columns, onSave }: CellGridProps<T>) {
  const { grid, ...cells } = useCellGrid({ rows, columns, onSave })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern of ARIA is made of a table.
    <table ref={grid} className={css.grid} role="grid" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ key, title, align }) => (
            <th key={key} scope="col" className={align && css.right}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowAt) => (
          <tr key={rowKey(row)}>
            {columns.map((column, columnAt) => (
              <Cell key={column.key} row={row} column={column} place={{ row: rowAt, column: columnAt }} cells={cells} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps<T> {
  row: T
  column: CellColumn<T>
  place: { row: number; column: number }
  cells: Omit<ReturnType<typeof useCellGrid<T>>, 'grid'>
}

function Cell<T>({ row, column, place, cells }: CellProps<T>) {
  const { title, align, text, render, edit: how } = column
  const { at, draft, setDraft } = cells
  const isSame = (other: typeof place) => other.row === place.row && other.column === place.column
  const own = draft && isSame(draft) ? draft : undefined
  return (
    <td
      className={`${align ? css.right : ''} ${how ? css.editable : ''} ${own ? css.editing : ''}`}
      aria-readonly={how ? undefined : true}
      tabIndex={!draft && isSame(at) ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && cells.setPlace(place)}
      onKeyDown={own ? cells.pressInEditor : cells.press}
      onDoubleClick={own ? undefined : () => cells.edit(place)}
    >
      {own && how ? (
        <CellEditor
          label={title}
          edit={how}
          text={own.text}
          error={own.error}
          onChange={(typed) => setDraft({ ...own, text: typed, error: own.error && how.check(typed) })}
          onLeave={cells.commit}
        />
      ) : (
        (render?.(row) ?? text(row))
      )}
    </td>
  )
}
