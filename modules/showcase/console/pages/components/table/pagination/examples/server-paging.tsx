import { Button, Pagination, Table } from 'antd'
import { useState } from 'react'
import { useNarrow } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import type { DemoRow } from '#modules/showcase/contract/table'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { ResetButton } from '#modules/showcase/console/demo-rows/reset-button'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useAddress } from '#modules/showcase/console/demo-rows/use-address'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { useRowRemoval } from '#modules/showcase/console/demo-rows/use-row-removal'
import { readPage } from '../read-page'
import { texts } from '../text'

export default function ServerPaging() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const isNarrow = useNarrow()
  const [address, setAddress] = useAddress(['page', 'size'])
  const { page, pageSize } = readPage(address)
  const demo = useDemoRows({ page, pageSize })
  const [selected, setSelected] = useState<readonly DemoRow[]>([])
  const [isRemoving, setRemoving] = useState(false)
  const removeRows = useRowRemoval()
  const ids = selected.map(({ id }) => id)
  const remove = async () => {
    setRemoving(true)
    try {
      await removeRows(selected, (deleted) => setSelected(selected.slice(deleted)))
    } finally {
      setRemoving(false)
    }
  }
  const { person, age, status, mobile, date } = useDemoColumns()
  const range = { from: (page - 1) * pageSize + 1, to: Math.min(demo.total, page * pageSize), count: demo.total }
  return (
    <TableFrame
      title={t('people')}
      note={selected.length > 0 && t('selected', { count: selected.length })}
      tools={
        selected.length > 0 ? (
          <>
            <Button danger loading={isRemoving} onClick={() => void remove()}>
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
