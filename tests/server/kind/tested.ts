import type { FieldedKind } from '@atrium/contract/kind/types'
import type { Calls, TestedResource } from './resource'

/** A kind whose calls are tested; `of` returns the server with its records once the tests run. */
export interface Tested {
  readonly kind: FieldedKind
  readonly calls: Calls
  readonly of: () => TestedResource
}
