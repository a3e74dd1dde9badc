import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { useMemo } from 'react'
import type { StoreApi } from 'zustand'
import { usePageStore } from '#shared/feedback/page-store'
import { useRecordForm, type RecordFormHandle } from '../../form/use-record-form'
import { blankOf } from '../form/blank'

type Row = RowOf<FieldedKind>
type Values = Record<string, unknown>

/** The action that a form asks for, and the records that it is for. */
interface Pending {
  readonly name: string
  readonly rows: readonly Row[]
}

/** The form of the actions of a list, one at a time. */
export interface ActionFormHandle extends RecordFormHandle<Values, Values> {
  readonly pending: StoreApi<Pending>
  readonly open: (name: string, rows: readonly Row[]) => void
}

/** The form that asks for the fields of an action; `run` makes its call. */
export function useActionForm(
  kind: FieldedKind,
  run: (name: string, rows: readonly Row[], values: Values) => Promise<unknown>,
): ActionFormHandle {
  const pending = usePageStore<Pending>({ name: '', rows: [] })
  const form = useRecordForm<Values, Values>({
    blank: {},
    read: () => Promise.reject(new Error('An action reads no record.')),
    valuesOf: (record) => record,
    save: async (values) => {
      const { name, rows } = pending.getState()
      await run(name, rows, values)
    },
  })
  return useMemo(
    () => ({
      ...form,
      pending,
      open: (name, rows) => {
        pending.setState({ name, rows })
        form.add(blankOf(kind.actions?.[name]?.form ?? {}))
      },
    }),
    [form, kind, pending],
  )
}
