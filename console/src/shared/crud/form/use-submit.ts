import { Form } from 'antd'
import { useState } from 'react'
import { RequestError } from '../../api/request-error'
import { useText } from '../../i18n/text'
import { texts } from './text'
import type { RecordFormState } from './use-record-form'

/** What stands above the fields. `stale`: somebody else saved meanwhile; `mended`: their version is in, what was typed stayed. */
export interface Problem {
  kind: 'refused' | 'stale' | 'mended'
  text: string
}

/** Sending a form: what goes on, what was refused, and the way on after somebody else saved. */
export function useSubmit<V extends object, R>(form: RecordFormState<V, R>, onSaved: () => void) {
  const t = useText(texts)
  const [fields] = Form.useForm<V>()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<{ opening: number; problem?: Problem }>({ opening: 0 })
  const tell = (problem?: Problem) => setTold({ opening: form.opening, problem })

  const refuse = (error: RequestError) => {
    const { atFields, others } = placed(error.fields, fieldNames(fields))
    fields.setFields(atFields.map(([name, text]) => ({ name: name as never, errors: [text] })))
    const [first] = atFields
    if (first) fields.scrollToField(first[0], { focus: true })
    if (error.result?.error === 'record.stale') return tell({ kind: 'stale', text: t('stale') })
    if (atFields.length > 0 && others.length === 0) return tell()
    tell({ kind: 'refused', text: others.length > 0 ? others.join(' ') : error.msg })
  }

  const submit = async (values: V) => {
    if (isBusy) return
    setBusy(true)
    tell()
    try {
      await form.submit(values)
      onSaved()
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  const mend = async () => {
    const typed = new Set(fieldNames(fields).filter((name) => fields.isFieldTouched(name as never)))
    const latest = await form.reload()
    if (!latest) return
    const untouched = Object.entries(latest).filter(([name]) => !typed.has(name))
    fields.setFieldsValue(Object.fromEntries(untouched) as never)
    tell({ kind: 'mended', text: t('mended') })
  }
  return { fields, isBusy, problem: told.opening === form.opening ? told.problem : undefined, submit, mend }
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
