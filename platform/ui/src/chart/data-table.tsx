import { useId } from 'react'
import css from './data-table.module.css'

/** The figures of a chart as rows to be read; the first cell of a row names it. */
export interface ChartTable {
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

interface DataTableProps extends ChartTable {
  /** The caption. */
  label: string
  /** For everybody; without it for screen readers alone. */
  isShown?: boolean
}

/** The figures of a chart as a table. */
export function DataTable({ label, head, rows, isShown = false }: DataTableProps) {
  const id = useId()
  const table = (
    <table className={isShown ? css.table : undefined} aria-labelledby={id}>
      <caption id={id} className={isShown ? 'visually-hidden' : undefined}>
        {label}
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  // A table itself is as wide as its cells, whatever its width says.
  if (!isShown) return <div className="visually-hidden">{table}</div>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll what has the focus
    <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
      {table}
    </div>
  )
}
