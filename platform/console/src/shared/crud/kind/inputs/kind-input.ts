import type { ComponentType } from 'react'
import type { Field } from 'atrium/contract/kind/field-kind'
import type { Endpoint } from 'atrium/contract/endpoint'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { TreeCalls } from 'atrium/contract/kind/tree/tree-calls'
import type { ChoiceCall } from '../../form/fields/record-select'
import type { InputProps } from '../kind-page'

/** A call that returns the tree from which a parent is chosen. */
export type ParentsCall = Endpoint & TreeCalls<FieldedKind>['parents']

/** The props of the input of a kind of field. */
export interface KindInputProps extends InputProps {
  readonly field: Field
  /** The call that finds records for references of the kind of record. */
  readonly choices: ChoiceCall | undefined
  /** The call that returns the tree of the kind, for its parent. */
  readonly parents?: ParentsCall | undefined
  /** The field as the call of choices names it, where that is not its own name. */
  readonly choiceName?: string
  /** The inputs of the kinds of fields, for one that is made of others. */
  readonly loaded?: Readonly<Record<string, ComponentType<KindInputProps>>>
}
