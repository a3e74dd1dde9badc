import { texts } from '#shared/crud/text'
import { useText } from '#shared/i18n/text'
import type { ListColumn } from '../list-column'
import type { CellColumn } from '../row/list-row'
import css from './grouped-rows.module.css'
import { useSummary, type ListSummary } from './list-summary'

interface TotalsProps {
  summary: ListSummary<string>
  filters: object
}

interface TotalsRowProps extends TotalsProps {
  columns: readonly Pick<ListColumn<never>, 'key' | 'title' | 'isTitle'>[]
  cells: readonly Pick<CellColumn<never>, 'className' | 'style'>[]
  hasTicks: boolean
  hasActions: boolean
}

/** The foot of a table: the sums of its columns over all pages of the list. */
export function TotalsRow({ summary, filters, columns, cells, hasTicks, hasActions }: TotalsRowProps) {
  const t = useText(texts)
  const { data } = useSummary(summary.call, filters)
  const contentOf = ({ key, isTitle }: (typeof columns)[number]) => {
    const show = summary.sums?.[key]
    if (show) return data && show(data.sums[key] ?? 0)
    return isTitle && t('totals')
  }
  return (
    <tfoot>
      <tr className={css.totals}>
        {hasTicks && <td />}
        {columns.map((column, at) => (
          <td key={column.key} className={cells[at]!.className} style={cells[at]!.style}>
            {contentOf(column)}
          </td>
        ))}
        {hasActions && <td />}
      </tr>
    </tfoot>
  )
}

/** The same below cards: the sums with the titles of their columns. */
export function TotalsLine({ summary, filters, columns }: TotalsProps & Pick<TotalsRowProps, 'columns'>) {
  const t = useText(texts)
  const { data } = useSummary(summary.call, filters)
  const summed = columns.filter(({ key }) => summary.sums?.[key])
  return (
    <p className={css.line}>
      <b>{t('totals')}</b>
      {summed.map(({ key, title }) => (
        <span key={key}>
          {title} {data && summary.sums![key]!(data.sums[key] ?? 0)}
        </span>
      ))}
    </p>
  )
}
