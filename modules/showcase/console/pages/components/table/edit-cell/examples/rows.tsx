import { Button, Form, Table } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import type { DemoRow } from '#modules/showcase/contract/table'
import { ResetButton } from '#modules/showcase/console/demo-rows/reset-button'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useRowRemoval } from '#modules/showcase/console/demo-rows/use-row-removal'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { newRow, RowField, rowFields, type RowValues } from '../row-field'
import { RowButtons } from '../row-buttons'
import { texts } from '../text'
import { useRowSave } from '../use-row-save'
import css from '../page.module.css'

export default function Rows() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [form] = Form.useForm<RowValues>()
  const [edited, setEdited] = useState<number>()
  const demo = useDemoRows({ pageSize: 6 })
  const save = useRowSave(form)
  const remove = useRowRemoval()
  const rows = edited === newRow.id ? [newRow, ...demo.rows] : demo.rows
  const edit = (row: DemoRow) => {
    form.setFieldsValue({ ...row, age: String(row.age) })
    setEdited(row.id)
  }
  return (
    <TableFrame
      title={t('roster')}
      note={demo.isSuccess && r('total', { count: demo.total })}
      tools={
        <>
          <ResetButton onReset={() => setEdited(undefined)} />
          <Button icon={<Icon name="lucide:plus" />} disabled={edited !== undefined} onClick={() => edit(newRow)}>
            {t('addRow')}
          </Button>
        </>
      }
    >
      <RowsState {...demo} total={rows.length} onRetry={() => void demo.refetch()}>
        <Form
          form={form}
          className={css.rows}
          onFinish={(values) => void save(edited!, values).then((isSaved) => isSaved && setEdited(undefined))}
        >
          <Table
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={rows}
            columns={[
              ...rowFields.map((field) => ({
                key: field,
                title: r(field),
                align: field === 'age' ? ('right' as const) : undefined,
                render: (_value: unknown, row: DemoRow) => (
                  <RowField field={field} row={row} isEdited={row.id === edited} />
                ),
              })),
              {
                key: 'actions',
                title: t('actions'),
                render: (_value, row) => (
                  <RowButtons
                    name={row.name}
                    isEdited={row.id === edited}
                    isDisabled={edited !== undefined}
                    onEdit={() => edit(row)}
                    onDelete={() => void remove([row])}
                    onCancel={() => setEdited(undefined)}
                  />
                ),
              },
            ]}
          />
        </Form>
      </RowsState>
    </TableFrame>
  )
}
