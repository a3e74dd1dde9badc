import { Pagination, Table } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import type { DemoCity } from '#modules/showcase/contract/table.rules'
import css from './page.module.css'
import { texts } from './text'

const pageSize = 4

/** The people of a city, whose first page is loaded as it shows first. */
export function CityPeople({ city }: { city: DemoCity }) {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [page, setPage] = useState(1)
  const demo = useDemoRows({ city, page, pageSize, sort: 'age' })
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
        <nav aria-label={t('pages', { name: r(city) })}>
          <Pagination
            simple
            size="small"
            current={page}
            pageSize={pageSize}
            total={demo.total}
            showSizeChanger={false}
            showTotal={(count) => r('total', { count })}
            onChange={setPage}
          />
        </nav>
      </RowsState>
    </div>
  )
}
