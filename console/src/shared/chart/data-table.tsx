import { useId } from 'react'

/** What a chart shows, as rows to be read; the first cell of a row names it. */
export interface ChartTable {
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** The figures of a chart for those who cannot see the picture. `label` is the caption. */
export function DataTable({ label, head, rows }: ChartTable & { label: string }) {
  const id = useId()
  return (
    <table className="visually-hidden" aria-labelledby={id}>
      <caption id={id}>{label}</caption>
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
}
