import type { Endpoint } from '@atrium/contract/endpoint'
import { isAsked, isRequired, type Field, type Fields } from '@atrium/contract/kind/field-kind'
import type { FieldedKind } from '@atrium/contract/kind/types'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '../../actions/use-write'
import { useRecordForm, type RecordFormHandle } from '../../form/use-record-form'

type Values = Record<string, unknown>
type Send = (endpoint: Endpoint, input: object, options?: object) => Promise<unknown>

/** The first values of a new record: nothing where a value has to be chosen. */
export function blankOf(fields: Fields): Values {
  const asked = Object.entries(fields).filter(([, field]) => isAsked(field))
  return Object.fromEntries(asked.map(([name, field]) => [name, firstValue(field)]))
}

function firstValue(field: Field): unknown {
  const { kind, options } = field
  if (options.initial !== undefined) return options.initial
  if (!isRequired(field)) return kind.empty
  // A text begins empty; a number, a day or a choice with nothing.
  const isChosen = kind.filter === 'equals' || kind.filter === 'oneOf'
  return Array.isArray(kind.empty) || (kind.empty === '' && !isChosen) ? kind.empty : undefined
}

/** Returns the values with the empty one of each field that was emptied: the server would leave the value of a field that is not sent as it is. */
function withEmpty(kind: FieldedKind, values: Values): Values {
  // A field that the layout leaves out is not among the values.
  const emptied = Object.entries(kind.fields).filter(
    ([name, field]) => name in values && values[name] === undefined && !isRequired(field),
  )
  return { ...values, ...Object.fromEntries(emptied.map(([name, field]) => [name, field.kind.empty])) }
}

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
    valuesOf: (record) => Object.fromEntries(names.map((name) => [name, record[name]])),
    save: async (values, record) => {
      const whole = withEmpty(kind, values)
      const form = beforeSave ? await beforeSave(whole as never, record as never) : whole
      if (!record) return write(calls.add, { body: form }, inForm)
      const { [kind.id]: id, version } = record
      return write(calls.edit, { body: { ...form, [kind.id]: id, version } }, inForm)
    },
  })
}
