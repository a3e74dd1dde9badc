import { Fragment, type Key } from 'react'
import type { ListColumn } from './list-column'
import css from './list-cards.module.css'

interface ListCardsProps<T> {
  label: string
  rowKey: (row: T) => Key
  columns: readonly ListColumn<T>[]
  rows: readonly T[]
}

/** The rows of a list on a phone: one card each, headed by the title column, the others as label and value. */
export function ListCards<T>({ label, rowKey, columns, rows }: ListCardsProps<T>) {
  const head = columns.find((column) => column.isTitle)
  return (
    <ul className={css.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {head?.render(row)}
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
        </li>
      ))}
    </ul>
  )
}
