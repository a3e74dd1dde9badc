import type { FieldedKind } from 'atrium/contract/kind/types'
import type { Contract } from 'atrium/contract/module/contract'
import type { Calls, TestedResource } from './resource'

/** A kind whose calls are tested; `of` returns the server with its records once the tests run. */
export interface Tested {
  readonly kind: FieldedKind
  readonly calls: Calls
  /** The contract of the product that has the kind. */
  readonly contract: Contract
  readonly of: () => TestedResource
}
