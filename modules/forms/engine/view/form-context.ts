import type { Dictionary, NameOf } from '../schema/value-text'
import type { Language } from '../schema/form-texts'
import type { Field, FieldValue } from '../schema/form'
import { createContext, useContext, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import type { FormState, FormStore } from './form-store'

/** The words of the form itself; those of its items come with the form. */
export interface FormTexts {
  readonly submit: string
  readonly next: string
  readonly back: string
  /** Placeholder of what is chosen. */
  readonly choose: string
  /** At a field whose list is empty, so that only the owner of the form can help. */
  readonly noChoice: string
  /** Said of a tab or step with a wrong field. */
  readonly hasError: string
  /** In place of an item whose kind is not known. */
  readonly unknown: (kind: string) => string
  /** In place of a form that cannot be drawn. */
  readonly broken: string
  /** The name of a row, such as "Row 1". */
  readonly row: (number: number) => string
  readonly addRow: string
  readonly remove: string
  readonly removeRow: (number: number) => string
  readonly sum: string
  readonly sumOf: (name: string) => string
  /** In place of a value that was left empty. */
  readonly empty: string
}

/** The properties of the item of a field whose kind the platform draws. */
export interface SharedItemProps {
  readonly field: Field
  /** Begins the id of its input. */
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly isRequired: boolean
  readonly disabled: boolean
  readonly value: FieldValue | undefined
  readonly onChange: (value: FieldValue | undefined) => void
}

/** Draws the kinds of fields that forms share with records: `Item` with label and error, `draw` a value that is not empty. */
export interface SharedKinds {
  readonly Item: ComponentType<SharedItemProps>
  readonly draw: (field: Field, value: FieldValue, nameOf: NameOf | undefined) => ReactNode
}

/** The things that all parts of a form share. Values are not in it: a part that needs one reads it with `useFormState`, and renders when it changes. */
export interface FormScope {
  readonly id: string
  readonly store: FormStore
  readonly language: Language
  readonly texts: FormTexts
  readonly dictionary?: Dictionary
  readonly shared?: SharedKinds | undefined
  readonly nameOf?: NameOf | undefined
  /** Which panel of each tabs and steps is open, by the key of the container; 0 where nothing is said. */
  readonly open: Readonly<Record<string, number>>
  /** The groups that are folded, by key. */
  readonly folded: ReadonlySet<string>
  readonly openPanel: (key: string, panel: number) => void
  readonly fold: (key: string) => void
}

export const FormContext = createContext<FormScope | undefined>(undefined)

export function useForm(): FormScope {
  const scope = useContext(FormContext)
  if (!scope) throw new Error('Items of a form are drawn inside of one.')
  return scope
}

/** A part of the state of the form around; `select` returns the same object as long as nothing of it changed. */
export function useFormState<T>(select: (state: FormState) => T): T {
  const { store } = useForm()
  return useStoreState(store, select)
}

export function useStoreState<T>(store: FormStore, select: (state: FormState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
