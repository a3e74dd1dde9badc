import type { Form } from '#modules/forms/engine/schema/form'
import { useEffect, useRef, useState } from 'react'
import { RequestError, inForm, useWrite, type Write } from 'atrium/console/data'
import { useRecordForm, type RecordFormHandle } from 'atrium/console/form'
import type { LocalText } from 'atrium/contract'
import { api } from '#calls/forms'
import { itemsOf } from './sheet/column'
import type { Start } from './start'

/** The fields have the names of the places that the server's errors are about. */
export interface NewFormValues {
  'design.title.zh': string
  'design.title.en': string
  design: Start
}

/** The errors of the server about a design that was read from JSON, by their places. */
export interface Rejected {
  readonly text: string
  readonly fields: Readonly<Record<string, string>>
}

export interface NewFormHandle {
  readonly form: RecordFormHandle<NewFormValues, never>
  readonly rejected: Rejected | undefined
}

const blank: NewFormValues = { 'design.title.zh': '', 'design.title.en': '', design: { way: 'blank' } }

/** The dialog that adds a form. `onCreated` is called when the form is saved and the dialog is closed. */
export function useNewForm(onCreated: (formId: number) => void): NewFormHandle {
  const write = useWrite()
  const created = useRef<number>(undefined)
  const [rejected, setRejected] = useState<Rejected>()
  const form = useRecordForm<NewFormValues, never>({
    blank,
    read: () => Promise.reject(new Error('A new form is not read.')),
    valuesOf: () => blank,
    save: async (values) => {
      setRejected(undefined)
      try {
        return await create(write, values)
      } catch (error) {
        const { way, json } = values.design
        if (error instanceof RequestError && way === 'json' && json)
          setRejected({ text: json.text, fields: error.fields })
        throw error
      }
    },
    onSaved: (formId) => (created.current = formId),
  })
  const done = useRef(onCreated)
  useEffect(() => {
    done.current = onCreated
  })
  useEffect(
    () =>
      // The page can be left once nothing in the dialog is unsaved.
      form.store.subscribe(({ isOpen }) => {
        const formId = created.current
        if (isOpen || formId === undefined) return
        created.current = undefined
        done.current(formId)
      }),
    [form],
  )
  return { form, rejected }
}

function create(write: Write, { 'design.title.zh': zh, 'design.title.en': en, design: start }: NewFormValues) {
  const title = { zh: zh.trim(), en: en.trim() }
  if (start.way === 'copy') return write(api.forms.copy, { body: { formId: start.formId!, title } }, inForm)
  return write(api.forms.add, { body: { design: { ...designOf(start, title), title } } }, inForm)
}

function designOf({ way, template, json, sheet }: Start, title: LocalText): Form {
  if (way === 'template' && template) return template.design
  if (way === 'json' && json?.design) return json.design
  return { title, items: way === 'sheet' ? itemsOf(sheet?.columns ?? []) : [] }
}
