import { Form } from 'antd'
import { useState } from 'react'
import { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import type { RecordFormState } from './use-record-form'

/** The note above the fields. `stale`: somebody else saved meanwhile; `updated`: their version is in, what was typed stayed. */
export interface Problem {
  kind: 'refused' | 'stale' | 'updated'
  text: string
}

/** What a form that is being sent needs to be drawn. */
export type Sending<V extends object> = ReturnType<typeof useSubmit<V, never>>

/**
 * Sending a form: whether it is in progress, what was refused, and how to continue after somebody else saved. `onSaved` may let the fields go on:
 * from what the server made of the record, or as blank ones.
 */
export function useSubmit<V extends object, R>(form: RecordFormState<V, R>, onSaved: (goOn: () => void) => void) {
  const t = useText(texts)
  const [fields] = Form.useForm<V>()
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState<{ opening: number; problem?: Problem }>({ opening: 0 })
  const show = (problem?: Problem) => setNote({ opening: form.opening, problem })

  const refuse = (error: RequestError) => {
    if (error.isHandled) return show()
    const { atFields, others } = placed(error.fields, fieldNames(fields))
    fields.setFields(atFields.map(([name, text]) => ({ name: name as never, errors: [text] })))
    const [first] = atFields
    if (first) fields.scrollToField(first[0], { focus: true })
    if (error.result?.error === 'record.stale') return show({ kind: 'stale', text: t('stale') })
    if (atFields.length > 0 && others.length === 0) return show()
    show({ kind: 'refused', text: others.length > 0 ? others.join(' ') : error.msg })
  }

  // What was typed while the record came stays as well.
  const takeLatest = async () => {
    const latest = await form.reload()
    if (!latest) return false
    const untouched = Object.entries(latest).filter(([name]) => !fields.isFieldTouched(name as never))
    fields.setFieldsValue(Object.fromEntries(untouched) as never)
    return true
  }
  const takeTheirs = async () => {
    if (await takeLatest()) show({ kind: 'updated', text: t('updated') })
  }
  const goOn = async () => {
    if (form.id === undefined) return fields.resetFields()
    fields.setFields(fieldNames(fields).map((name) => ({ name: name as never, touched: false })))
    await takeLatest()
  }
  const submit = async (values: V) => {
    if (isBusy) return
    setBusy(true)
    show()
    try {
      await form.submit(values)
      onSaved(() => void goOn())
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  return { fields, isBusy, problem: note.opening === form.opening ? note.problem : undefined, submit, takeTheirs }
}

function fieldNames(fields: { getFieldsError: () => { name: (string | number)[] }[] }): string[] {
  return fields.getFieldsError().map(({ name }) => name.join('.'))
}

/** Refusals whose field is in the form, and the texts of the others, which belong above it. */
function placed(refused: Record<string, string>, names: readonly string[]) {
  const nameOf = (path: string) => names.find((name) => path === name || path.startsWith(`${name}.`))
  const atFields = new Map<string, string>()
  const others: string[] = []
  for (const [path, text] of Object.entries(refused)) {
    const name = nameOf(path)
    if (name === undefined) others.push(text)
    else if (!atFields.has(name)) atFields.set(name, text)
  }
  return { atFields: [...atFields], others }
}
