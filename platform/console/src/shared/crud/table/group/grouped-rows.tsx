import { Icon } from 'atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { List } from '#shared/crud/rows/use-list'
import { texts } from '#shared/crud/text'
import { useText } from '#shared/i18n/text'
import css from './grouped-rows.module.css'
import { useSummary, type ListGroup, type ListSummary } from './list-summary'

/** How groups are drawn: their heading with what follows it, and their rows. */
export interface GroupFrame {
  heading: (key: string, content: ReactNode) => ReactNode
  rows: (rows: readonly never[]) => ReactNode
  note: (content: ReactNode) => ReactNode
  group: (key: string, content: ReactNode) => ReactNode
}

interface GroupedRowsProps {
  list: List<never>
  summary: ListSummary<string>
  group: ListGroup<string>
  frame: GroupFrame
}

/** The rows of a list below headings with their counts and sums, which fold; those that are open are in the address. */
export function GroupedRows({ list, summary, group, frame }: GroupedRowsProps) {
  const t = useText(texts)
  const { data, isError, refetch } = useSummary(summary.call, list.filters, group.key)
  if (isError) return frame.group('failed', frame.note(<Button onClick={() => void refetch()}>{t('retry')}</Button>))
  if (!data) return frame.group('loading', frame.note(t('loading')))
  return (
    <>
      {data.groups.map(({ value, name: record, count, sums }) => {
        const key = String(value ?? '')
        const isOpen = list.opened.includes(key)
        const filters = group.filters(value)
        const name = group.name(value, record) || t('noValue')
        const heading = (
          <button
            type="button"
            className={css.heading}
            disabled={!filters}
            aria-expanded={isOpen}
            onClick={() => list.toggleGroup(key)}
          >
            <Icon name={isOpen ? 'lucide:chevron-down' : 'lucide:chevron-right'} />
            <b>{name}</b>
            <span>{t('total', { total: count })}</span>
            {Object.entries(summary.sums ?? {}).map(([column, show]) => (
              <span key={column}>
                {summary.sumLabels?.[column]} {show(sums[column] ?? 0)}
              </span>
            ))}
          </button>
        )
        return frame.group(
          key,
          <>
            {frame.heading(key, heading)}
            {isOpen && filters && <GroupRows {...{ list, frame, count }} filters={{ ...list.filters, ...filters }} />}
          </>,
        )
      })}
      {data.isCut && frame.group('cut', frame.note(t('groupsCut')))}
    </>
  )
}

interface GroupRowsProps extends Pick<GroupedRowsProps, 'list' | 'frame'> {
  filters: Partial<Record<string, string>>
  count: number
}

/** The first rows of a group, and where there are others the way to all of them. */
function GroupRows({ list, frame, filters, count }: GroupRowsProps) {
  const t = useText(texts)
  const { data, isError, refetch } = useQuery(list.firstRows!(filters))
  if (isError) return frame.note(<Button onClick={() => void refetch()}>{t('retry')}</Button>)
  if (!data) return frame.note(t('loading'))
  const shown = data.items.length
  return (
    <>
      {frame.rows(data.items)}
      {shown < count &&
        frame.note(
          <>
            {t('groupPart', { shown, total: count })}{' '}
            <Button type="link" size="small" onClick={() => list.setFilters(filters)}>
              {t('groupWhole')}
            </Button>
          </>,
        )}
    </>
  )
}
