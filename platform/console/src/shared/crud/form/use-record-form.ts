import { useLatest } from 'atrium/ui/interaction/use-latest'
import { useMemo, useState, type RefObject } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'
import { RequestError } from '#shared/api/request-error'

interface FormState<V, R> {
  isOpen: boolean
  /** Counts the openings, so that each begins afresh. */
  opening: number
  /** The record being edited; undefined for a new one. */
  id: number | undefined
  /** As it was read last; undefined for a new one, and until it has come. */
  record: R | undefined
  /** The first values of the fields; undefined until they are loaded. */
  initial: V | undefined
  isFailed: boolean
}

export type OnSaved = (id: number, isNew: boolean) => void

interface RecordFormOptions<V, R> {
  /** The name of the kind of its records, by which the server shows who else has one open, and a comparison names fields that do not show. */
  kind?: string
  /** The first values of a new record. */
  blank: V
  /** Reads the record to edit, with its `version`. */
  read: (id: number) => Promise<R>
  valuesOf: (record: R) => V
  /** Saves a new record and returns its id, or with `record` saves that one. Should not show errors, which the form does. */
  save: (values: V, record: R | undefined) => Promise<unknown>
  /** Called once the record is saved, such as to show it in its list. */
  onSaved?: OnSaved
}

/** The newest version of a record, with what the fields would hold. */
export interface Newest<V, R> {
  readonly record: R
  readonly values: V
}

/**
 * A form that adds and edits records of one kind; drawn by `RecordForm`. Stays the same object; only what reads its state with
 * `useFormState` renders when it changes, so that a drawer opens without its page.
 */
export interface RecordFormHandle<V, R> {
  /** The name of the kind of its records. */
  readonly kind: string | undefined
  readonly store: StoreApi<FormState<V, R>>
  /** Opens it for a new record; `values` in place of the blank ones. */
  readonly add: (values?: Partial<V>) => void
  /** Opens it for a record, which it reads first. */
  readonly edit: (id: number) => void
  readonly close: () => void
  /** Reads the record again; returns the current values of its fields. */
  readonly reload: () => Promise<V | undefined>
  /** Reads the newest version, and leaves the form as it is. Undefined where it cannot be read. */
  readonly readNewest: () => Promise<Newest<V, R> | 'gone' | undefined>
  /** Goes on from another version of the record. */
  readonly take: (record: R | undefined, initial: V) => void
  readonly submit: (values: V) => Promise<unknown>
}

/** The form with its state of this moment. */
export type RecordFormState<V, R> = RecordFormHandle<V, R> & FormState<V, R>

/**
 * A form that adds and edits records of one kind, and what opens, reads and saves it.
 * @example
 * const form = useRecordForm({
 *   onSaved,
 *   blank: { postName: '' },
 *   read: (postId) => request(api.posts.read, { query: { postId } }),
 *   valuesOf: ({ postName }: Post) => ({ postName }),
 *   save: (body, post) => write(post ? api.posts.edit : api.posts.add, { body }, inForm),
 * })
 */
export function useRecordForm<V extends object, R>(options: RecordFormOptions<V, R>): RecordFormHandle<V, R> {
  const latest = useLatest(options)
  const [form] = useState<RecordFormHandle<V, R>>(() => createForm(latest))
  return form
}

/**
 * The state of a form, which the component follows.
 * @example
 * const { isOpen, id } = useFormState(form)
 */
export function useFormState<V, R>(form: RecordFormHandle<V, R>): RecordFormState<V, R> {
  const state = useStore(form.store)
  return useMemo(() => ({ ...form, ...state }), [form, state])
}

const closed = { id: undefined, record: undefined, initial: undefined, isFailed: false }

function createForm<V extends object, R>(options: RefObject<RecordFormOptions<V, R>>): RecordFormHandle<V, R> {
  const store = createStore<FormState<V, R>>(() => ({ ...closed, isOpen: false, opening: 0 }))
  // An answer that comes after the form was closed or opened again is dropped.
  let current = 0

  const load = async (id: number) => {
    const opening = current
    const change = (next: Partial<FormState<V, R>>) => {
      if (current === opening) store.setState(next)
    }
    change({ isFailed: false })
    try {
      const record = await options.current.read(id)
      const initial = options.current.valuesOf(record)
      change({ record, initial })
      return initial
    } catch {
      // `request` has said why.
      change({ isFailed: true })
      return undefined
    }
  }
  const open = (next: Partial<FormState<V, R>>) =>
    store.setState({ ...closed, ...next, isOpen: true, opening: ++current })
  return {
    kind: options.current.kind,
    store,
    add: (values) => open({ initial: { ...options.current.blank, ...values } }),
    edit: (id) => {
      open({ id })
      void load(id)
    },
    close: () => {
      current++
      store.setState({ isOpen: false })
    },
    reload: async () => {
      const { id } = store.getState()
      return id === undefined ? undefined : load(id)
    },
    readNewest: () => readNewest(options.current, store.getState().id),
    take: (record, initial) => store.setState({ record, initial }),
    submit: async (values) => {
      const state = store.getState()
      const answer = await options.current.save(values, state.record)
      const id = state.id ?? answer
      if (typeof id === 'number') options.current.onSaved?.(id, state.id === undefined)
    },
  }
}

async function readNewest<V, R>({ read, valuesOf }: RecordFormOptions<V, R>, id: number | undefined) {
  if (id === undefined) return undefined
  try {
    const record = await read(id)
    return { record, values: valuesOf(record) }
  } catch (error) {
    // `request` has said why.
    return error instanceof RequestError && error.code === 404 ? 'gone' : undefined
  }
}
