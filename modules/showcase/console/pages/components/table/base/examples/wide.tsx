import { Table } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { headCells } from '../head-cell'
import { texts } from '../text'

const first = { name: 150, gender: 90, age: 90, mobile: 150, email: 240, address: 240, date: 130, time: 120 }

export default function Wide() {
  const t = useText(texts)
  const [widths, setWidths] = useState(first)
  const demo = useDemoRows({ pageSize: 8 })
  const { name, status, ...all } = useDemoColumns()
  const columns = (['gender', 'age', 'mobile', 'email', 'address', 'date', 'time'] as const).map((key) => all[key])
  const resizable = (column: { key: string; title: string }) => {
    const name = column.title
    const width = widths[column.key as keyof typeof first]
    const onChange = (next: number) => setWidths({ ...widths, [column.key]: next })
    return { ...column, width, onHeaderCell: () => ({ edge: { name, width, onChange } }) as object }
  }
  return (
    <TableFrame title={t('contactTitle')}>
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Table
          rowKey="id"
          components={headCells}
          size="small"
          pagination={false}
          dataSource={demo.rows}
          scroll={{ x: Object.values(widths).reduce((sum, width) => sum + width, 110) }}
          columns={[
            { ...resizable(name), fixed: 'left' },
            ...columns.map(resizable),
            { ...status, width: 110, fixed: 'right' },
          ]}
        />
      </RowsState>
    </TableFrame>
  )
}
