import type { Endpoint } from 'atrium/contract/endpoint'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '../../actions/use-write'
import { blankOf, formValueOf, withEmpty } from './blank'
import { useRecordForm, type RecordFormHandle } from '../../form/use-record-form'

type Values = Record<string, unknown>
type Send = (endpoint: Endpoint, input: object, options?: object) => Promise<unknown>

interface Options {
  readonly calls: Readonly<Record<'read' | 'add' | 'edit', Endpoint>>
  readonly beforeSave: ((form: never, before: never) => object | Promise<object>) | undefined
  readonly onSaved: (id: number, isNew: boolean) => void
}

/** The state of the form of a kind, which reads and saves its records. */
export function useKindForm(
  kind: FieldedKind,
  { calls, beforeSave, onSaved }: Options,
): RecordFormHandle<Values, Values> {
  const write = useWrite() as Send
  const blank = blankOf(kind.fields)
  const names = Object.keys(blank)
  return useRecordForm<Values, Values>({
    kind: kind.kind,
    onSaved,
    blank,
    read: (id) => (request as Send)(calls.read, { query: { [kind.id]: id } }) as Promise<Values>,
    valuesOf: (record) =>
      Object.fromEntries(names.map((name) => [name, formValueOf(kind.fields[name]!, record[name])])),
    save: async (values, record) => {
      const whole = withEmpty(kind.fields, values)
      const form = beforeSave ? await beforeSave(whole as never, record as never) : whole
      if (!record) return write(calls.add, { body: form }, inForm)
      const { [kind.id]: id, version } = record
      return write(calls.edit, { body: { ...form, [kind.id]: id, version } }, inForm)
    },
  })
}
