import type { TableColumnType } from 'antd'
import { useText } from 'atrium/console/text'
import { Avatar, Icon } from 'atrium/ui'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import type { DemoRow } from '#modules/showcase/contract/table'
import { demoCities, type DemoCity } from '#modules/showcase/contract/table.rules'
import css from './page.module.css'
import { texts } from './text'
import type { Parts } from './workbench-parts'

type Column = TableColumnType<DemoRow>

interface Asked {
  parts: Parts
  rows: readonly DemoRow[]
  filters: { status?: string; city?: DemoCity }
}

const states = ['enable', 'normal', 'disable'] as const

/** The columns of the workbench, with the parts that are switched on. */
export function useWorkbenchColumns({ parts, rows, filters }: Asked): Column[] {
  const t = useText(texts)
  const r = useText(rowTexts)
  const { name, age, status, mobile, address } = useDemoColumns()
  const filter = (key: 'status' | 'city', values: readonly { text: string; value: string }[]): Column =>
    parts.filters
      ? { filters: [...values], filterMultiple: false, filteredValue: filters[key] ? [filters[key]] : null }
      : {}
  const image: Column = {
    key: 'image',
    title: t('picture'),
    render: (_value, row) => <Avatar name={row.name} src={row.avatar} size={32} />,
  }
  const merged: Column = {
    onCell: ({ status: state }, index = 0) => ({
      rowSpan: rows[index - 1]?.status === state ? 0 : lengthOfRun(rows, index),
    }),
  }
  const head = (column: Column & { title: string }, icon: string): Column =>
    parts.head
      ? {
          ...column,
          title: (
            <span className={css.head}>
              <Icon name={icon} /> {column.title}
            </span>
          ),
        }
      : column
  return [
    {
      ...head(status, 'lucide:circle-dot'),
      ...filter(
        'status',
        states.map((value) => ({ text: r(value), value })),
      ),
      ...(parts.merge && merged),
    },
    ...(parts.image ? [image] : []),
    head(name, 'lucide:user'),
    head(age, 'lucide:cake'),
    head(mobile, 'lucide:phone'),
    {
      ...head({ ...address, ellipsis: false }, 'lucide:map-pin'),
      key: 'city',
      ...filter(
        'city',
        demoCities.map((value) => ({ text: r(value), value })),
      ),
    },
  ]
}

/** How many rows from this one on have its status. */
function lengthOfRun(rows: readonly DemoRow[], start: number): number {
  const end = rows.findIndex((row, index) => index > start && row.status !== rows[start]!.status)
  return (end < 0 ? rows.length : end) - start
}
