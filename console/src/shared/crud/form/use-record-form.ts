import { useRef, useState } from 'react'

interface FormState<V, R> {
  isOpen: boolean
  /** Counts the openings, so that each begins afresh. */
  opening: number
  /** The record being edited; undefined for a new one. */
  id?: number
  /** As it was read last; undefined for a new one, and until it has come. */
  record?: R
  /** What the fields begin with; undefined until it has come. */
  initial?: V
  isFailed?: boolean
}

export type OnSaved = (id: number, isNew: boolean) => void

interface RecordFormOptions<V, R> {
  /** What a new record begins with. */
  blank: V
  /** Reads the record to edit, with its `version`. */
  read: (id: number) => Promise<R>
  valuesOf: (record: R) => V
  /** Saves a new record and answers its id, or with `record` saves that one. Should not show failures, which the form does. */
  save: (values: V, record: R | undefined) => Promise<unknown>
  /** Called once the record is saved, such as to show it in its list. */
  onSaved?: OnSaved
}

/** The state of a form that adds and edits records of one kind; drawn by `RecordForm`. */
export interface RecordFormState<V, R> extends FormState<V, R> {
  /** Opens it for a new record; `values` in place of the blank ones. */
  add: (values?: Partial<V>) => void
  /** Opens it for a record, which it reads first. */
  edit: (id: number) => void
  close: () => void
  /** Reads the record again; answers what its fields are now. */
  reload: () => Promise<V | undefined>
  submit: (values: V) => Promise<unknown>
}

/**
 * The state of a form that adds and edits records of one kind, and what opens, reads and saves it.
 * @example
 * const form = useRecordForm({
 *   onSaved,
 *   blank: { postName: '' },
 *   read: (postId) => request(api.posts.read, { query: { postId } }),
 *   valuesOf: ({ postName }) => ({ postName }),
 *   save: (body, post) => write(post ? api.posts.edit : api.posts.add, { body }, inForm),
 * })
 */
export function useRecordForm<V extends object, R>(options: RecordFormOptions<V, R>): RecordFormState<V, R> {
  const { blank, read, valuesOf, save, onSaved } = options
  const [state, setState] = useState<FormState<V, R>>({ isOpen: false, opening: 0 })
  // An answer that comes after the form was closed or opened again is dropped.
  const current = useRef(0)

  const load = async (id: number) => {
    const opening = current.current
    const change = (next: Partial<FormState<V, R>>) => {
      if (current.current === opening) setState((now) => ({ ...now, ...next }))
    }
    change({ isFailed: false })
    try {
      const record = await read(id)
      const initial = valuesOf(record)
      change({ record, initial })
      return initial
    } catch {
      // `request` has said why.
      change({ isFailed: true })
      return undefined
    }
  }
  const open = (next: Omit<FormState<V, R>, 'isOpen' | 'opening'>) =>
    setState({ ...next, isOpen: true, opening: ++current.current })
  return {
    ...state,
    add: (values) => open({ initial: { ...blank, ...values } }),
    edit: (id) => {
      open({ id })
      void load(id)
    },
    close: () => {
      current.current++
      setState((now) => ({ ...now, isOpen: false }))
    },
    reload: async () => (state.id === undefined ? undefined : load(state.id)),
    submit: async (values) => {
      const answer = await save(values, state.record)
      const id = state.id ?? answer
      if (typeof id === 'number') onSaved?.(id, state.id === undefined)
    },
  }
}
