import { Checkbox } from 'antd'
import { Fragment, useRef, type Key } from 'react'
import { useText } from '#shared/i18n/text'
import type { SavedRow } from '../rows/use-saved-row'
import { toggleSelected, type Selection } from '../rows/use-selection'
import { texts } from '../text'
import type { ListColumn } from './list-column'
import css from './list-cards.module.css'
import { RowActions, type RowActionsOf } from './row-actions'
import { SavedMark, savedRow, useSavedInView } from './saved-mark'
import { selectByRow } from './select-by-row'

interface ListCardsProps<T> {
  label: string
  rowKey: (row: T) => Key
  columns: readonly ListColumn<T, string>[]
  rows: readonly T[]
  rowActions?: RowActionsOf<T>
  selection?: Selection<T>
  saved?: SavedRow
}

/** The rows of a list without the room of a table: one card each, headed by the title column, the others as label and value. */
export function ListCards<T>({ label, rowKey, columns, rows, rowActions, selection, saved }: ListCardsProps<T>) {
  const root = useRef<HTMLUListElement>(null)
  const savedOf = (row: T) => (saved?.id === rowKey(row) ? saved : undefined)
  useSavedInView(root, saved, rows.some(savedOf))
  const head = columns.find((column) => column.isTitle)
  return (
    <ul ref={root} className={css.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)} {...selectByRow(selection, row)} {...(savedOf(row) && savedRow)}>
          <div className={css.head}>
            {selection && <RowCheckbox row={row} selection={selection} />}
            <SavedMark saved={savedOf(row)}>{head?.render(row)}</SavedMark>
          </div>
          <dl>
            {columns
              .filter((column) => column !== head)
              .map(({ key, title, render }) => (
                <Fragment key={key}>
                  <dt>{title}</dt>
                  <dd>{render(row)}</dd>
                </Fragment>
              ))}
          </dl>
          {rowActions && <RowActions name={rowActions.name(row)} actions={rowActions.of(row)} />}
        </li>
      ))}
    </ul>
  )
}

function RowCheckbox<T>({ row, selection }: { row: T; selection: Selection<T> }) {
  const t = useText(texts)
  return (
    <Checkbox
      aria-label={t('selectRow', { name: selection.name(row) })}
      disabled={selection.isFixed?.(row)}
      checked={selection.selected.some((one) => selection.id(one) === selection.id(row))}
      onChange={() => toggleSelected(selection, row)}
    />
  )
}
