import type { Sorted } from 'atrium/contract/fields/then-by'
import { literal, type Literal } from './statement'

/** The order of a list as its call asks for it: a column, and those that decide where it is equal. */
export interface AskedOrder<S extends string> {
  readonly sort: S
  readonly order: 'asc' | 'desc'
  readonly thenBy?: readonly Sorted<S>[] | undefined
}

/** The same among the values of a statement, whose SQL it decides. */
export interface LiteralOrder<S extends string> {
  readonly sort: Literal<S>
  readonly order: Literal<'asc' | 'desc'>
  readonly thenBy?: readonly { readonly sort: Literal<S>; readonly order: Literal<'asc' | 'desc'> }[] | undefined
}

/** Marks the parts of an order as `literal`. */
export function literalOrder<S extends string>({ sort, order, thenBy }: AskedOrder<S>): LiteralOrder<S> {
  const one = (part: Sorted<S>) => ({ sort: literal(part.sort), order: literal(part.order) })
  return { ...one({ sort, order }), thenBy: thenBy?.map(one) }
}
