import { Table } from 'antd'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import css from './page.module.css'

/** The first people of an address, loaded as it shows first. */
export function CityPeople({ address }: { address: string }) {
  const demo = useDemoRows({ address, pageSize: 4, sort: 'age' })
  const { name, age, mobile, status } = useDemoColumns()
  return (
    <div className={css.inner}>
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Table
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={demo.rows}
          columns={[name, age, mobile, status]}
        />
      </RowsState>
    </div>
  )
}
