import { Form, Input, Select } from 'antd'
import { useText } from 'atrium/console/text'
import type { DemoRow } from '#modules/showcase/contract/table'
import { State } from '#modules/showcase/console/demo-rows/cells'
import { checkField } from '#modules/showcase/console/demo-rows/check-row'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'

export const rowFields = ['name', 'age', 'status', 'mobile', 'address'] as const
type Field = (typeof rowFields)[number]

/** The values in the form of a row. */
export type RowValues = Omit<Pick<DemoRow, Field>, 'age'> & { age: string }

/** The values that a new row begins with; it is saved with those of the form. */
export const newRow: DemoRow = {
  id: 0,
  name: '',
  age: 28,
  gender: 0,
  status: 'enable',
  mobile: '',
  email: '',
  address: '',
  avatar: '',
  date: '2026-01-01',
  time: '09:00:00',
}

/** A cell of a row: its value, or its field while the row is edited. */
export function RowField({ field, row, isEdited }: { field: Field; row: DemoRow; isEdited: boolean }) {
  const r = useText(rowTexts)
  if (!isEdited) return field === 'status' ? <State value={row.status} /> : row[field]
  const rule = {
    validator: async (_rule: unknown, text = '') => {
      const error = checkField(r, field, text)
      if (error !== undefined) throw new Error(error)
    },
  }
  return (
    <Form.Item name={field} rules={field === 'status' ? [] : [rule]} validateTrigger="onBlur">
      {field === 'status' ? (
        <Select
          aria-label={r('status')}
          options={(['normal', 'enable', 'disable'] as const).map((value) => ({ value, label: r(value) }))}
        />
      ) : (
        <Input aria-label={r(field)} />
      )}
    </Form.Item>
  )
}
