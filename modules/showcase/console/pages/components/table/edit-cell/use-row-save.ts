import type { FormInstance } from 'antd'
import { RequestError, inForm, useWrite } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import { api } from '#calls/showcase'
import { newRow, type RowValues } from './row-field'

/** Saves the form of a row, new or edited; what the server rejects shows at its fields. True when it is saved. */
export function useRowSave(form: FormInstance<RowValues>) {
  const write = useWrite()
  return async (id: number, { age, ...values }: RowValues): Promise<boolean> => {
    const body = { ...values, age: Number(age) }
    const { gender, date, time, email } = newRow
    try {
      if (id === newRow.id) await write(api.table.addDemoRow, { body: { ...body, gender, date, time, email } }, inForm)
      else await write(api.table.editDemoRow, { body: { ...body, id } }, inForm)
      return true
    } catch (error) {
      if (!(error instanceof RequestError) || error.isHandled) return false
      const fields = Object.entries(error.fields)
      form.setFields(fields.map(([name, words]) => ({ name: name as keyof RowValues, errors: [words] })))
      if (fields.length === 0) notify.error(error.msg)
      return false
    }
  }
}
