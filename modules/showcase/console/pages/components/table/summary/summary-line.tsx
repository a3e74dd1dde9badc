import { Table } from 'antd'
import { useText } from 'atrium/console/text'
import type { DemoSummary } from '#modules/showcase/contract/table'
import css from './summary.module.css'
import { texts } from './text'

interface SummaryLineProps {
  title: string
  summary: DemoSummary
  /** Of all rows: marked as the last line. */
  isAll?: boolean
}

/** One line of totals, under the columns that it sums up. */
export function SummaryLine({ title, summary, isAll }: SummaryLineProps) {
  const t = useText(texts)
  const { total, ageSum, dates, statuses, genders } = summary
  return (
    <Table.Summary.Row className={isAll ? `${css.line} ${css.all}` : css.line}>
      <Table.Summary.Cell index={0}>{title}</Table.Summary.Cell>
      <Table.Summary.Cell index={1}>{t('men', { men: genders[1], women: genders[0] })}</Table.Summary.Cell>
      <Table.Summary.Cell index={2} align="right">
        {total > 0 && t('average', { value: (ageSum / total).toFixed(1) })}
      </Table.Summary.Cell>
      <Table.Summary.Cell index={3}>{t('enabled', { count: statuses.enable })}</Table.Summary.Cell>
      <Table.Summary.Cell index={4}>{dates?.join(' – ')}</Table.Summary.Cell>
    </Table.Summary.Row>
  )
}
