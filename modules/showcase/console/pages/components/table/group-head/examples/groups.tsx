import { Checkbox, Table } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { texts } from '../text'

const groups = ['person', 'contact', 'visit'] as const
type Group = (typeof groups)[number]

export default function Groups() {
  const t = useText(texts)
  const [shown, setShown] = useState<readonly Group[]>(groups)
  const demo = useDemoRows({ pageSize: 6 })
  const { name, gender, age, status, mobile, email, address, date, time } = useDemoColumns()
  const columns = {
    person: [gender, age, status],
    contact: [mobile, email, { ...address, ellipsis: false }],
    visit: [date, time],
  }
  return (
    <TableFrame
      title={t('people')}
      tools={
        <Checkbox.Group
          aria-label={t('shown')}
          value={[...shown]}
          options={groups.map((value) => ({
            value,
            label: t(value),
            disabled: shown.length === 1 && shown.includes(value),
          }))}
          onChange={(next) => setShown(groups.filter((group) => next.includes(group)))}
        />
      }
    >
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Table
          rowKey="id"
          size="small"
          bordered
          pagination={false}
          dataSource={demo.rows}
          columns={[
            { ...name, fixed: 'left' },
            ...shown.map((group) => ({ key: group, title: t(group), children: columns[group] })),
          ]}
        />
      </RowsState>
    </TableFrame>
  )
}
