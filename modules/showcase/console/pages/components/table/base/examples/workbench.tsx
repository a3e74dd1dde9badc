import { Table } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import type { DemoCity } from '#modules/showcase/contract/table.rules'
import { texts } from '../text'
import { useWorkbenchColumns } from '../use-workbench-columns'
import { firstParts, WorkbenchParts } from '../workbench-parts'
import css from '../page.module.css'

const selections = { radio: 'radio', checkbox: 'checkbox', none: undefined } as const

export default function Workbench() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [parts, setParts] = useState(firstParts)
  const [selected, setSelected] = useState<readonly React.Key[]>([])
  const [filters, setFilters] = useState<{ status?: string; city?: DemoCity }>({})
  const demo = useDemoRows({ pageSize: 8, ...(parts.merge && { sort: 'status' }), ...(parts.filters && filters) })
  const columns = useWorkbenchColumns({ parts, rows: demo.rows, filters })
  const type = selections[parts.selection]
  return (
    <div className={css.bench}>
      <WorkbenchParts
        value={parts}
        onChange={(next) => {
          if (next.selection !== parts.selection) setSelected([])
          setParts(next)
        }}
      />
      <TableFrame
        title={t('staffTitle')}
        note={type && selected.length > 0 ? t('selected', { count: selected.length }) : undefined}
      >
        <RowsState {...demo} total={Math.max(demo.total, 1)} onRetry={() => void demo.refetch()}>
          <Table
            rowKey="id"
            size="small"
            pagination={false}
            bordered={parts.borders}
            rowClassName={(_row, index) => (parts.stripes && index % 2 ? css.stripe! : '')}
            dataSource={demo.rows}
            columns={columns}
            rowSelection={
              type && {
                type,
                selectedRowKeys: [...selected],
                onChange: setSelected,
                getTitleCheckboxProps: () => ({ 'aria-label': r('selectAll') }),
                getCheckboxProps: ({ name }) => ({ 'aria-label': r('selectRow', { name }) }),
                ...(type === 'radio' && { columnTitle: <span className="visually-hidden">{t('select')}</span> }),
              }
            }
            onChange={(_page, chosen) => {
              const [status, city] = [chosen.status?.[0], chosen.city?.[0]]
              setFilters({ ...(status && { status: String(status) }), ...(city && { city: city as DemoCity }) })
            }}
          />
        </RowsState>
      </TableFrame>
    </div>
  )
}
