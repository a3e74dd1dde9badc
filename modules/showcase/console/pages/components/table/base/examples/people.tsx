import { Button, Segmented, Table } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { ResetButton } from '#modules/showcase/console/demo-rows/reset-button'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useRowRemoval } from '#modules/showcase/console/demo-rows/use-row-removal'
import { useDemoRows, type DemoQuery } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { texts } from '../text'

const densities = ['small', 'middle', 'large'] as const

export default function People() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [size, setSize] = useState<(typeof densities)[number]>('middle')
  const [sorting, setSorting] = useState<Pick<DemoQuery, 'sort' | 'order'>>({})
  const demo = useDemoRows({ pageSize: 8, ...sorting })
  const { person, gender, age, status, mobile, date } = useDemoColumns()
  const remove = useRowRemoval()
  const sorted = (key: DemoQuery['sort']) => ({
    sorter: true,
    sortOrder: sorting.sort === key ? (sorting.order === 'desc' ? ('descend' as const) : ('ascend' as const)) : null,
  })
  return (
    <TableFrame
      title={t('peopleTitle')}
      note={demo.isSuccess && r('total', { count: demo.total })}
      tools={
        <>
          <Segmented
            aria-label={t('density')}
            options={densities.map((value) => ({ value, label: t(value) }))}
            value={size}
            onChange={setSize}
          />
          <ResetButton />
        </>
      }
    >
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Table
          rowKey="id"
          size={size}
          pagination={false}
          showSorterTooltip={false}
          dataSource={demo.rows}
          columns={[
            { ...person, ...sorted('name') },
            gender,
            { ...age, ...sorted('age') },
            { ...status, ...sorted('status') },
            mobile,
            { ...date, ...sorted('date') },
            {
              key: 'actions',
              title: t('actions'),
              render: (_value, row) => (
                <Button
                  type="link"
                  size="small"
                  danger
                  aria-label={r('deleteOf', { name: row.name })}
                  onClick={() => void remove([row])}
                >
                  {r('delete')}
                </Button>
              ),
            },
          ]}
          onChange={(_page, _filters, sorter) => {
            const { columnKey, order } = [sorter].flat()[0] ?? {}
            setSorting(
              order ? { sort: columnKey as DemoQuery['sort'], order: order === 'descend' ? 'desc' : 'asc' } : {},
            )
          }}
        />
      </RowsState>
    </TableFrame>
  )
}
