import type { Field, FieldValue } from '../schema/form'
import type { Choice } from '../schema/value-text'

/** The properties of the control of a field, of any kind. */
export interface ControlProps {
  field: Field
  /** Of the element that the label names. */
  id: string
  /** Of the label, for what is more than one element. */
  labelId: string
  /** Of the note below: the help or what is wrong. */
  noteId: string
  isWrong: boolean
  isRequired: boolean
  disabled: boolean
  placeholder: string
  choices: readonly Choice[]
  value: FieldValue | undefined
  onChange: (value: FieldValue | undefined) => void
}
