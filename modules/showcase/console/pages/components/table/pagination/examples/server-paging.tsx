import { Button, Pagination, Table } from 'antd'
import { useState } from 'react'
import type { DemoRow } from '#modules/showcase/contract/table'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { ResetButton } from '#modules/showcase/console/demo-rows/reset-button'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useAddress } from '#modules/showcase/console/demo-rows/use-address'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { useNarrow } from '#shared/theme/use-narrow'
import { readPage } from '../read-page'
import { texts } from '../text'

/** How many rows one call deletes: `queryIds` of the contract. */
const most = 100

export default function ServerPaging() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const isNarrow = useNarrow()
  const [address, setAddress] = useAddress(['page', 'size'])
  const { page, pageSize } = readPage(address)
  const demo = useDemoRows({ page, pageSize })
  const [selected, setSelected] = useState<readonly DemoRow[]>([])
  const write = useWrite()
  const ids = selected.map(({ id }) => id)
  const remove = async () => {
    for (let start = 0; start < ids.length; start += most) {
      await write(api.table.deleteDemoRows, { query: { ids: ids.slice(start, start + most).join(',') } })
      // Where a later call fails, what is left stays selected.
      setSelected(selected.slice(start + most))
    }
  }
  const ask = () =>
    void confirm({
      title: t('deleteQuestion', { count: ids.length }),
      action: t('deleteSelected'),
      isDanger: true,
      run: remove,
    })
  const { person, age, status, mobile, date } = useDemoColumns()
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(demo.total, page * pageSize), count: demo.total }
  return (
    <TableFrame
      title={t('people')}
      note={selected.length > 0 && t('selected', { count: selected.length })}
      tools={
        selected.length > 0 ? (
          <>
            <Button danger onClick={ask}>
              {t('deleteSelected')}
            </Button>
            <Button onClick={() => setSelected([])}>{t('clear')}</Button>
          </>
        ) : (
          <ResetButton />
        )
      }
      foot={
        <>
          <span>{demo.total > 0 && t('range', range)}</span>
          <nav aria-label={t('pages')}>
            <Pagination
              current={page}
              pageSize={pageSize}
              total={demo.total}
              simple={isNarrow}
              showQuickJumper
              showSizeChanger={{ showSearch: false }}
              pageSizeOptions={[10, 20, 50]}
              onChange={(next, size) => setAddress({ page: String(size === pageSize ? next : 1), size: String(size) })}
            />
          </nav>
        </>
      }
    >
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Table
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={demo.rows}
          columns={[person, age, status, mobile, date]}
          rowSelection={{
            selectedRowKeys: ids,
            preserveSelectedRowKeys: true,
            onChange: (_keys, rows) => setSelected(rows),
            getTitleCheckboxProps: () => ({ 'aria-label': r('selectAll') }),
            getCheckboxProps: ({ name }) => ({ 'aria-label': r('selectRow', { name }) }),
          }}
        />
      </RowsState>
    </TableFrame>
  )
}
