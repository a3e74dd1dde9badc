import { Segmented, Table } from 'antd'
import { useState } from 'react'
import { Facts } from 'atrium/console/list'
import { useText } from 'atrium/console/text'
import { Avatar } from 'atrium/ui'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { FoldButton } from '#modules/showcase/console/demo-rows/fold-button'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import css from '../page.module.css'
import { texts } from '../text'

const modes = ['one', 'many'] as const

export default function Details() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [mode, setMode] = useState<(typeof modes)[number]>('one')
  const [open, setOpen] = useState<readonly number[]>([])
  const demo = useDemoRows({ pageSize: 6 })
  const { name, age, status, mobile } = useDemoColumns()
  const toggle = (id: number) => {
    if (open.includes(id)) setOpen(open.filter((one) => one !== id))
    else setOpen(mode === 'one' ? [id] : [...open, id])
  }
  return (
    <TableFrame
      title={t('people')}
      tools={
        <Segmented
          aria-label={t('mode')}
          options={modes.map((value) => ({ value, label: t(value) }))}
          value={mode}
          onChange={(next) => {
            setMode(next)
            setOpen(open.slice(-1))
          }}
        />
      }
    >
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Table
          rowKey="id"
          size="small"
          pagination={false}
          dataSource={demo.rows}
          columns={[name, age, status, mobile]}
          expandable={{
            expandedRowKeys: open,
            columnTitle: <span className="visually-hidden">{t('expandColumn')}</span>,
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by antd, not rendered.
            expandIcon: ({ record, expanded }) => (
              <FoldButton name={record.name} isOpen={expanded} onToggle={() => toggle(record.id)} />
            ),
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by antd, not rendered.
            expandedRowRender: (row) => (
              <div className={css.details}>
                <Avatar name={row.name} src={row.avatar} size={64} />
                <Facts
                  facts={[
                    [r('email'), row.email],
                    [r('address'), row.address],
                    [t('lastVisit'), `${row.date} ${row.time}`],
                  ]}
                />
              </div>
            ),
          }}
        />
      </RowsState>
    </TableFrame>
  )
}
