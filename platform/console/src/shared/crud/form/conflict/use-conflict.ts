import type { ErrorData } from 'atrium/contract/endpoint'
import { Form, type FormInstance } from 'antd'
import { useEffect, useState } from 'react'
import type { RequestError } from '#shared/api/request-error'
import type { Newest, RecordFormState } from '../use-record-form'
import { valuesLeft, type ComparedFields } from './compared-fields'
import { isSameValue } from './merge'

type Found = Pick<ErrorData, 'lastChange' | 'mayAdd'>

/** The state of a form before another version was taken over, for undo. */
interface Snapshot<V, R> {
  readonly record: R | undefined
  readonly initial: V
  readonly values: V
  readonly touched: readonly string[]
  readonly conflict: Conflict<V, R>
}

/**
 * The conflict that a form shows. `stale`: somebody else saved the record; `theirs` is missing until it is read. `deleted`: the record is gone.
 * `taken`: their version is in the fields, in place of `before`. `copied`: the form adds a new record with what was typed for another one, which had
 * more in the fields of `less`.
 */
export type Conflict<V, R> =
  | { kind: 'stale'; found: Found; theirs?: Newest<V, R>; isUnread?: boolean }
  | { kind: 'deleted'; found: Found }
  | { kind: 'taken'; lost: readonly string[]; before: Snapshot<V, R> }
  | { kind: 'copied'; less: readonly string[] }

interface Parts<V> {
  readonly fields: FormInstance<V>
  readonly compared: ComparedFields
  readonly setTouched: (isTouched: boolean) => void
}

type Show<V, R> = (conflict?: Conflict<V, R>, opening?: number) => void

/** Holds the conflict of a form whose record somebody else changed or deleted, and the actions that resolve it. */
export function useConflict<V extends object, R>(form: RecordFormState<V, R>, parts: Parts<V>) {
  const { fields } = parts
  const [held, setHeld] = useState<{ opening: number; conflict?: Conflict<V, R> | undefined }>({ opening: 0 })
  const { opening } = form
  useSendOnceShown(fields, opening)
  const show: Show<V, R> = (conflict, at = opening) => setHeld({ opening: at, conflict })
  const read = async (found: Found) => {
    show({ kind: 'stale', found })
    const newest = await form.readNewest()
    const next: Conflict<V, R> =
      newest === 'gone'
        ? { kind: 'deleted', found: { ...(found.mayAdd && { mayAdd: true }) } }
        : { kind: 'stale', found, ...(newest ? { theirs: newest } : { isUnread: true }) }
    // Meanwhile the form may have been closed, or sent again.
    setHeld((now) => (now.opening === opening && now.conflict?.kind === 'stale' ? { opening, conflict: next } : now))
  }
  return {
    now: held.opening === opening ? held.conflict : undefined,
    clear: () => show(),
    readAgain: (found: Found) => void read(found),
    /** Shows what a save met. False where it was something else. */
    meet: ({ result }: RequestError): boolean => {
      if (form.id === undefined || !result) return false
      const { error, lastChange, mayAdd } = result
      const found: Found = { ...(lastChange && { lastChange }), ...(mayAdd && { mayAdd }) }
      if (error === 'record.notFound') show({ kind: 'deleted', found })
      if (error === 'record.stale') void read(found)
      return error === 'record.stale' || error === 'record.notFound'
    },
    ...waysOn(form, { ...parts, show }),
  }
}

function waysOn<V extends object, R>(
  form: RecordFormState<V, R>,
  { fields, compared, setTouched, show }: Parts<V> & { show: Show<V, R> },
) {
  const { opening } = form
  const typed = () => fields.getFieldsValue(true) as V
  const fill = (values: V, touched: readonly string[]) => {
    fields.setFieldsValue(values)
    const named = fields.getFieldsError().map(({ name }) => name)
    fields.setFields(
      named.map((name) => ({ name: name as never, touched: touched.includes(name.join('.')), errors: [] })),
    )
  }
  return {
    typed,
    /** Fills the fields with the newest version; `undo` brings back what was typed. */
    takeTheirs: (conflict: Conflict<V, R>, { record, values }: Newest<V, R>) => {
      const initial = form.initial ?? values
      const mine = typed()
      const names = Object.keys(values) as (keyof V & string)[]
      const touched = names.filter((name) => fields.isFieldTouched(name as never))
      const isLost = (name: keyof V) =>
        !isSameValue(mine[name], initial[name]) && !isSameValue(mine[name], values[name])
      form.take(record, values)
      fill(values, [])
      setTouched(false)
      const before = { record: form.record, initial, values: mine, touched, conflict }
      show({ kind: 'taken', lost: names.filter(isLost), before })
    },
    undo: ({ record, initial, values, touched, conflict }: Snapshot<V, R>) => {
      form.take(record, initial)
      fill(values, touched)
      setTouched(true)
      show(conflict)
    },
    /** Saves these values as the next version after the newest one. */
    saveOver: ({ record, values: theirs }: Newest<V, R>, values: V) => {
      form.take(record, theirs)
      fill(values, Object.keys(values))
      setTouched(true)
      show()
      fields.setFieldValue(sendMark as never, opening)
    },
    /** Goes on with what was typed as a new record, of which `isGone` says whether the former one was deleted. */
    saveAsNew: (isGone: boolean) => {
      const { values, less } = isGone ? valuesLeft(compared, typed(), form.initial) : { values: typed(), less: [] }
      form.add(values)
      setTouched(true)
      show({ kind: 'copied', less }, form.store.getState().opening)
    },
  }
}

/** The name of a value beside those of the fields: the opening of the form that is to be sent. */
const sendMark = '$send'

/**
 * Sends the form once the fields that depend on the values of `saveOver` are shown or gone. The form calls what watches its values in one
 * task after they were set, so that this effect runs after the render of all of them.
 */
function useSendOnceShown<V>(fields: FormInstance<V>, opening: number) {
  const mark = Form.useWatch<number | undefined>(sendMark, { form: fields as FormInstance, preserve: true })
  useEffect(() => {
    if (mark === undefined) return
    fields.setFieldValue(sendMark as never, undefined)
    if (mark === opening) fields.submit()
  }, [fields, mark, opening])
}
