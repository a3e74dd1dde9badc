import { listShapeOf } from 'atrium/contract/kind/list/list-shape'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { ListSource, PagedEndpoint } from '#shared/crud/rows/list-source'
import { shapedSource } from '#shared/crud/rows/shaped-source'

/** Returns the source of the derived list of a kind: its filters with the check each value has to pass, its sorts and its groups. */
export const kindSource = <E extends PagedEndpoint>(list: E, kind: FieldedKind): ListSource<E, string, string> =>
  shapedSource(list, listShapeOf(kind))
