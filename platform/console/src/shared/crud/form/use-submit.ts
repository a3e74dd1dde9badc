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
  const [pending] = useState(() => new Set<() => boolean>())
  const conflict = useConflict(form, { fields, compared, setTouched })
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState<{ opening: number; error?: string | undefined }>({ opening: 0 })
  const show = (shownError?: string) => setNote({ opening: form.opening, error: shownError })

  const reject = (error: RequestError) => {
    if (error.isHandled || conflict.meet(error)) return show()
    const { atFields, others } = placed(error.fields, fieldPaths(fields))
    fields.setFields(atFields.map(([name, text]) => ({ name: name as never, errors: [text] })))
    const [first] = atFields
    if (first) fields.scrollToField(first[0], { focus: true })
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
    fields.setFields(fieldPaths(fields).map((name) => ({ name: name as never, touched: false })))
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
  const isTouched = () => touched.current || [...pending].some((isPending) => isPending())
  return { fields, isBusy, isTouched, setTouched, error: shownError, conflict, compared, pending, submit }
}

/** The name of a field as the form has it: one of a line is `['lines', 3, 'itemId']`. */
type Path = (string | number)[]

const fieldPaths = (fields: { getFieldsError: () => { name: Path }[] }): Path[] =>
  fields.getFieldsError().map(({ name }) => name)

/** Errors whose field is in the form, and the texts of the others, which belong above it. */
function placed(rejected: Record<string, string>, paths: readonly Path[]) {
  // The field of a line before its list.
  const inner = paths
    .map((path) => ({ path, begin: `${path.join('.')}.` }))
    .toSorted((one, other) => other.begin.length - one.begin.length)
  const pathOf = (key: string) => inner.find(({ begin }) => `${key}.`.startsWith(begin))?.path
  const atFields = new Map<Path, string>()
  const others: string[] = []
  for (const [key, text] of Object.entries(rejected)) {
    const path = pathOf(key)
    if (path === undefined) others.push(text)
    else if (!atFields.has(path)) atFields.set(path, text)
  }
  return { atFields: [...atFields], others }
}
