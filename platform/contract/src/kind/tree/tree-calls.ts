import type * as z from 'zod'
import type { Audit } from '../../audit'
import type { Endpoint } from '../../endpoint'
import type { Places } from '../../fields'
import type { FieldedKind, FiltersOf, ListedOf, ParentOf, PositionOf } from '../types'

type None = z.ZodUndefined
type Read<Q extends z.ZodType, R extends z.ZodType> = Endpoint<Q, None, R, undefined>

/** A record that another one of the same kind may be below. A disabled one cannot be chosen. */
export interface OfferedParent {
  readonly id: number
  /** Null at the top. A parent out of the reader's scope is named, but not among the records. */
  readonly parent: number | null
  readonly name: string
  readonly status: 0 | 1
}

/** The calls of a kind with a parent; one with `whole` has the list of them. */
export type TreeCalls<K extends FieldedKind> = {
  /** Returns all records in the order of siblings: under filters those that match, of a tree with those above them. */
  readonly list: Read<z.ZodType<FiltersOf<K>, Partial<FiltersOf<K>>>, z.ZodType<ListedOf<K>[]>>
  /** Returns the tree that forms choose a parent from; with `below` without that record and those below it. */
  readonly parents: Read<
    z.ZodType<{ below?: number | undefined }, { below?: string | number | undefined }>,
    z.ZodType<OfferedParent[]>
  >
}

/** The place to which a record moves: before or after `beside`; below `parent` as its last one without that. */
export type NewPlace<K extends FieldedKind> = {
  id: number
  version: number
  side?: 'before' | 'after' | undefined
} & ([ParentOf<K>] extends [never]
  ? { beside: number }
  : {
      /** The record that it is below then, and `beside` already; null for the top. */
      parent: number | null
      beside?: number | undefined
    })

/** The call of a kind with a position. */
export type OrderCalls<K extends FieldedKind> = {
  /** Moves a record. 409 `record.moved` where `beside` is no longer below that parent. */
  readonly order: Endpoint<None, z.ZodType<NewPlace<K>, NewPlace<K>>, z.ZodNull, Audit>
}

/** The call of a kind with `reorder`. */
export type SortCalls = {
  /** Gives records other numbers in their order, all or none. */
  readonly sort: Endpoint<None, z.ZodType<Places, Places>, z.ZodNull, Audit>
}

/** The calls that a kind has for its tree and the order of its records. */
export type PlacedCalls<K extends FieldedKind> = ([ParentOf<K>] extends [never]
  ? unknown
  : Pick<TreeCalls<K>, 'parents'>) &
  (K extends { readonly reorder: true } ? SortCalls : unknown) &
  ([PositionOf<K>] extends [never] ? unknown : OrderCalls<K>)
