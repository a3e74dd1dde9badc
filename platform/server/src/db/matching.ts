import type { SelectQueryBuilder, StringReference } from 'kysely'
import type { Value } from './statement'

/** The operators of a filter, as `operators` of the contract has them; those that are not given do not count. */
interface Operators<V extends number | string> {
  readonly is?: Value<V> | undefined
  readonly oneOf?: readonly Value<V>[] | undefined
  readonly empty?: boolean | undefined
}

/**
 * Limits a query to rows whose column passes the operators. Empty is null, and with `isText` a text without letters as well.
 * Such as `matching(query, 'users.postId', { oneOf: postIdOneOf, empty: postIdEmpty })`.
 */
export function matching<DB, TB extends keyof DB, O, V extends number | string>(
  query: SelectQueryBuilder<DB, TB, O>,
  column: StringReference<DB, TB>,
  { is, oneOf, empty }: Operators<V>,
  { isText = false } = {},
): SelectQueryBuilder<DB, TB, O> {
  let limited = query
  if (is !== undefined) limited = limited.where(column, '=', is as never)
  if (oneOf) limited = limited.where(column, 'in', oneOf as never)
  if (empty === undefined) return limited
  if (!isText) return limited.where(column, empty ? 'is' : 'is not', null as never)
  return limited.where((eb) =>
    empty
      ? eb.or([eb(column, 'is', null as never), eb(column, '=', '' as never)])
      : eb.and([eb(column, 'is not', null as never), eb(column, '<>', '' as never)]),
  )
}
