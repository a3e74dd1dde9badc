import { useQuery } from '@tanstack/react-query'
import { Pagination, Segmented, Table } from 'antd'
import { useState } from 'react'
import { queryOf } from 'atrium/console/data'
import { useNarrow } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { api } from '#calls/showcase'
import { summaryOfPage } from '../summary-of-page'
import { SummaryLine } from '../summary-line'
import { texts } from '../text'

const pageSize = 8
const states = ['', 'normal', 'enable', 'disable'] as const

export default function Totals() {
  const t = useText(texts)
  const isNarrow = useNarrow()
  const r = useText(rowTexts)
  const [page, setPage] = useState(1)
  const [status, setStatus] = useState<(typeof states)[number]>('')
  const demo = useDemoRows({ page, pageSize, status })
  const all = useQuery(queryOf(api.table.demoSummary, { body: { status } })).data
  const { name, gender, age, status: state, date } = useDemoColumns()
  return (
    <TableFrame
      title={t('people')}
      tools={
        <Segmented
          aria-label={t('status')}
          options={states.map((value) => ({ value, label: value ? r(value) : t('all') }))}
          value={status}
          onChange={(next) => {
            setStatus(next)
            setPage(1)
          }}
        />
      }
      foot={
        <nav aria-label={t('pages')}>
          <Pagination
            current={page}
            pageSize={pageSize}
            total={demo.total}
            simple={isNarrow}
            showSizeChanger={false}
            onChange={setPage}
          />
        </nav>
      }
    >
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Table
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={demo.rows}
          columns={[name, gender, age, state, date]}
          // oxlint-disable-next-line react/no-unstable-nested-components -- called by antd, not rendered.
          summary={() => (
            <Table.Summary>
              <SummaryLine title={t('pageTotal', { count: demo.rows.length })} summary={summaryOfPage(demo.rows)} />
              {all && <SummaryLine isAll title={t('allTotal', { count: all.total })} summary={all} />}
            </Table.Summary>
          )}
        />
      </RowsState>
    </TableFrame>
  )
}
