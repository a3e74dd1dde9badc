import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Pagination, Switch, Table } from 'antd'
import { useState } from 'react'
import { request } from 'atrium/console/data'
import { useNarrow } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { ErrorState } from 'atrium/ui'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { api } from '#calls/showcase'
import { texts } from '../text'
import css from '../page.module.css'

const pageSize = 5

export default function FailingPage() {
  const t = useText(texts)
  const isNarrow = useNarrow()
  const [page, setPage] = useState(1)
  const [fails, setFails] = useState(true)
  const { name, date, time, mobile } = useDemoColumns()
  const answer = useQuery({
    queryKey: ['components/table/pagination', page, fails],
    queryFn: async ({ signal }) => {
      if (fails && page === 2) throw new Error('This page is to fail.')
      return request(api.table.demoList, { body: { page, pageSize } }, { signal })
    },
    placeholderData: keepPreviousData,
  })
  return (
    <TableFrame
      title={t('rates')}
      tools={
        <label className={css.switch}>
          {t('breaks')}
          <Switch checked={fails} onChange={setFails} />
        </label>
      }
      foot={
        <nav aria-label={t('dutyPages')}>
          <Pagination
            current={page}
            pageSize={pageSize}
            total={25}
            simple={isNarrow}
            showSizeChanger={false}
            onChange={setPage}
          />
        </nav>
      }
    >
      {answer.isError ? (
        <ErrorState
          compact
          title={t('pageFailed', { page })}
          hint={t('pageFailedHint')}
          action={<Button onClick={() => setFails(false)}>{t('retry')}</Button>}
        />
      ) : (
        <Table
          rowKey="id"
          size="small"
          pagination={false}
          loading={answer.isPending}
          dataSource={answer.data?.items}
          columns={[date, time, name, mobile]}
        />
      )}
    </TableFrame>
  )
}
