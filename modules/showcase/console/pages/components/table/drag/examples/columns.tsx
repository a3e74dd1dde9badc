import { Button, Table } from 'antd'
import { useText } from 'atrium/console/text'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { useAddress } from '#modules/showcase/console/demo-rows/use-address'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { sortableHeads } from '../sortable-head'
import { moved, Sorting } from '../sorting'
import { texts } from '../text'

const usual = ['name', 'gender', 'age', 'mobile', 'email', 'date'] as const

export default function Columns() {
  const t = useText(texts)
  const [address, setAddress] = useAddress(['columns'])
  const demo = useDemoRows({ pageSize: 5 })
  const all = useDemoColumns()
  const chosen = address.columns.split(',').flatMap((key) => usual.find((one) => one === key) ?? [])
  const keys = [...new Set([...chosen, ...usual])]
  const headOf = (key: (typeof usual)[number], place: number): object => ({
    column: { key, title: all[key].title, place },
  })
  return (
    <TableFrame
      title={t('roster')}
      tools={
        <Button disabled={keys.join() === usual.join()} onClick={() => setAddress({ columns: '' })}>
          {t('standard')}
        </Button>
      }
    >
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Sorting
          nameOf={(id) => all[id as (typeof usual)[number]].title}
          onMove={(_id, from, to) => setAddress({ columns: moved(keys, from, to).join() }, { replace: true })}
        >
          <Table
            rowKey="id"
            size="small"
            pagination={false}
            components={sortableHeads}
            dataSource={demo.rows}
            columns={keys.map((key, place) => ({
              ...all[key],
              onHeaderCell: () => headOf(key, place),
            }))}
          />
        </Sorting>
      </RowsState>
    </TableFrame>
  )
}
