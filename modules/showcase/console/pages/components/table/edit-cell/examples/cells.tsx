import type { CellColumn } from '#modules/showcase/parts/data/cell-column'
import { CellGrid } from '#modules/showcase/parts/data/cell-grid'
import { Button, Switch } from 'antd'
import { useState } from 'react'
import { queryOf } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import type { DemoRow } from '#modules/showcase/contract/table'
import { State } from '#modules/showcase/console/demo-rows/cells'
import { checkField, type DemoField } from '#modules/showcase/console/demo-rows/check-row'
import { ResetButton } from '#modules/showcase/console/demo-rows/reset-button'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { api } from '#calls/showcase'
import { texts } from '../text'
import { useCellSave } from '../use-cell-save'
import css from '../page.module.css'

const body = { pageSize: 8 }

export default function Cells() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [isRejected, setRejected] = useState(false)
  const demo = useDemoRows(body)
  const { queryKey } = queryOf(api.table.demoList, { body })
  const { save, undo, count, forget } = useCellSave(queryKey, isRejected, ({ name }) =>
    notify.warning(t('rolledBack', { name })),
  )
  const column = (field: DemoField, kind: 'text' | 'number' | 'date'): CellColumn<DemoRow> => ({
    key: field,
    title: r(field),
    align: kind === 'number' ? 'right' : undefined,
    text: (row) => String(row[field]),
    edit: { kind, check: (text) => checkField(r, field, text) },
  })
  const states = (['normal', 'enable', 'disable'] as const).map((value) => ({ value, label: r(value) }))
  return (
    <div
      role="presentation"
      className={css.cells}
      onKeyDown={(event) => {
        const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z'
        if (!isUndo || event.target instanceof HTMLInputElement) return
        event.preventDefault()
        void undo(demo.rows)
      }}
    >
      <TableFrame
        title={t('people')}
        note={count > 0 && t('undoCount', { count })}
        tools={
          <>
            <label className={css.switch}>
              {t('reject')}
              <Switch checked={isRejected} onChange={setRejected} />
            </label>
            <Button icon={<Icon name="lucide:undo-2" />} disabled={count === 0} onClick={() => void undo(demo.rows)}>
              {t('undo')}
            </Button>
            <ResetButton onReset={forget} />
          </>
        }
      >
        <RowsState {...demo} onRetry={() => void demo.refetch()}>
          <CellGrid
            label={t('people')}
            rows={demo.rows}
            rowKey={({ id }) => id}
            columns={[
              column('name', 'text'),
              column('age', 'number'),
              {
                key: 'status',
                title: r('status'),
                text: ({ status }) => status,
                render: ({ status }) => <State value={status} />,
                edit: { kind: 'choice', options: states, check: () => undefined },
              },
              column('mobile', 'text'),
              column('email', 'text'),
              column('date', 'date'),
            ]}
            onSave={(row, key, text) => void save(row, key as DemoField, text)}
          />
        </RowsState>
      </TableFrame>
    </div>
  )
}
