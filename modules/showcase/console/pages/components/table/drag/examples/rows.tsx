import { useQueryClient } from '@tanstack/react-query'
import { Table } from 'antd'
import { queryOf, useWrite } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import type { DemoRow } from '#modules/showcase/contract/table'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { ResetButton } from '#modules/showcase/console/demo-rows/reset-button'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { api } from '#calls/showcase'
import { RowHandle, sortableRows } from '../sortable-row'
import { moved, Sorting } from '../sorting'
import { texts } from '../text'

const body = { pageSize: 8 }

export default function Rows() {
  const t = useText(texts)
  const client = useQueryClient()
  const write = useWrite()
  const demo = useDemoRows(body)
  const { person, age, mobile, status } = useDemoColumns()
  const { queryKey } = queryOf(api.table.demoList, { body })
  const move = async (id: number, from: number, to: number) => {
    client.setQueryData<{ items: DemoRow[] }>(
      queryKey,
      (page) => page && { ...page, items: moved(page.items, from, to) },
    )
    try {
      await write(api.table.moveDemoRow, { body: { id, to: demo.rows[to]!.id } }, { done: false })
    } catch {
      await client.invalidateQueries({ queryKey })
    }
  }
  return (
    <TableFrame title={t('queue')} tools={<ResetButton />}>
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Sorting
          nameOf={(id) => demo.rows.find((row) => row.id === id)?.name ?? ''}
          onMove={(id, from, to) => void move(Number(id), from, to)}
        >
          <Table
            rowKey="id"
            size="small"
            pagination={false}
            components={sortableRows}
            dataSource={demo.rows}
            onRow={(_row, place) => ({ place }) as object}
            columns={[
              {
                key: 'handle',
                width: 56,
                title: <span className="visually-hidden">{t('handle')}</span>,
                render: (_value, { name }) => <RowHandle label={t('move', { name })} />,
              },
              {
                key: 'place',
                title: t('place'),
                align: 'right',
                width: 80,
                render: (_value, _row, place) => place + 1,
              },
              person,
              age,
              mobile,
              status,
            ]}
          />
        </Sorting>
      </RowsState>
    </TableFrame>
  )
}
