import type { Field } from '@atrium/contract/kind/field-kind'
import type { ChoiceCall } from '../../form/fields/record-select'
import type { InputProps } from '../kind-page'

/** The props of the input of a kind of field. */
export interface KindInputProps extends InputProps {
  readonly field: Field
  /** The call that finds records for references of the kind of record. */
  readonly choices: ChoiceCall | undefined
}
