import { Form } from 'antd'
import { useRef, useState } from 'react'
import { RequestError } from '#shared/api/request-error'
import type { ComparedFields } from './conflict/compared-fields'
import { useConflict } from './conflict/use-conflict'
import type { RecordFormState } from './use-record-form'

/** The state and functions of a form that can be sent. */
export type Sending<V extends object, R> = ReturnType<typeof useSubmit<V, R>>

/**
 * Sending a form: whether it is in progress, what was rejected, and how to continue after somebody else saved. `onSaved` may let the fields go on:
 * from what the server made of the record, or as blank ones.
 */
export function useSubmit<V extends object, R>(form: RecordFormState<V, R>, onSaved: (goOn: () => void) => void) {
  const [fields] = Form.useForm<V>()
  const touched = useRef(false)
  const setTouched = (next: boolean) => void (touched.current = next)
  const [compared] = useState<ComparedFields>(() => new Map())
  const conflict = useConflict(form, fields, setTouched)
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState<{ opening: number; error?: string | undefined }>({ opening: 0 })
  const show = (shownError?: string) => setNote({ opening: form.opening, error: shownError })

  const reject = (error: RequestError) => {
    if (error.isHandled || conflict.meet(error)) return show()
    const { atFields, others } = placed(error.fields, fieldNames(fields))
    fields.setFields(atFields.map(([name, text]) => ({ name: pathOf(name) as never, errors: [text] })))
    const [first] = atFields
    if (first) fields.scrollToField(pathOf(first[0]), { focus: true })
    if (atFields.length > 0 && others.length === 0) return show()
    show(others.length > 0 ? others.join(' ') : error.msg)
  }

  // What was typed while the record came stays as well.
  const takeLatest = async () => {
    const latest = await form.reload()
    if (!latest) return
    const untouched = Object.entries(latest).filter(([name]) => !fields.isFieldTouched(name as never))
    fields.setFieldsValue(Object.fromEntries(untouched) as never)
  }
  const goOn = async () => {
    if (form.id === undefined) return fields.resetFields()
    fields.setFields(fieldNames(fields).map((name) => ({ name: pathOf(name) as never, touched: false })))
    await takeLatest()
  }
  const submit = async (values: V) => {
    if (isBusy) return
    setBusy(true)
    show()
    conflict.clear()
    try {
      await form.submit(values)
      setTouched(false)
      onSaved(() => void goOn())
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      reject(error)
    } finally {
      setBusy(false)
    }
  }

  const shownError = note.opening === form.opening ? note.error : undefined
  const isTouched = () => touched.current
  return { fields, isBusy, isTouched, setTouched, error: shownError, conflict, compared, submit }
}

function fieldNames(fields: { getFieldsError: () => { name: (string | number)[] }[] }): string[] {
  return fields.getFieldsError().map(({ name }) => name.join('.'))
}

/** The name of a field as the form has it: `lines.3.itemId` is a field of the fourth line. */
const pathOf = (name: string): (string | number)[] =>
  name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Errors whose field is in the form, and the texts of the others, which belong above it. */
function placed(rejected: Record<string, string>, names: readonly string[]) {
  // The field of a line before its list.
  const inner = names.toSorted((one, other) => other.length - one.length)
  const nameOf = (path: string) => inner.find((name) => path === name || path.startsWith(`${name}.`))
  const atFields = new Map<string, string>()
  const others: string[] = []
  for (const [path, text] of Object.entries(rejected)) {
    const name = nameOf(path)
    if (name === undefined) others.push(text)
    else if (!atFields.has(name)) atFields.set(name, text)
  }
  return { atFields: [...atFields], others }
}
