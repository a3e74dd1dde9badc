import type { CrudCalls } from 'atrium/contract/kind/crud-calls'
import type { FieldedKind, NamesWith, ReferencesOf, RowOf } from 'atrium/contract/kind/types'
import { textIn, type Language } from 'atrium/contract/language'
import type { RelatedList } from '../../details/declaration'
import { RelatedLink } from '../../details/sections/related-link'
import { pagedSource, type PagedEndpoint } from '../../rows/list-source'
import { inLanguageOf, kindColumns } from './kind-columns'
import { capital } from '../kind-text'

type Row = RowOf<FieldedKind>

/**
 * Returns the records of another kind that refer to the one that shows, for `related` of a derived page: those whose `field`, which that kind filters by, names it. Such as:
 *
 * export default crudPage(api.warehouses, warehouse, { related: [relatedKind(api.items, item, 'warehouseId')] })
 */
export function relatedKind<const K extends FieldedKind>(
  calls: Pick<CrudCalls<K>, 'list'>,
  kind: K,
  field: ReferencesOf<K> & NamesWith<K, { readonly filter: true }>,
): (record: object, language: Language, id: number) => RelatedList {
  return (_record, language, id) => ({
    key: `${kind.kind}-${field}`,
    title: capital(textIn(language, kind.plural)),
    source: pagedSource(calls.list as unknown as PagedEndpoint, { filters: {}, sorts: [] }, { [field]: id }) as never,
    rowKey: ((row: Row) => row[kind.id]) as never,
    columns: columnsOf(kind, field, language),
    ...(kind.page && { allAt: `${kind.page.path}?${field}=${id}` }),
  })
}

function columnsOf(kind: FieldedKind, field: string, language: Language): RelatedList['columns'] {
  const {
    [field]: _own,
    [kind.id]: _id,
    ...columns
  } = kindColumns(kind, language, (row, name) => <RelatedLink kind={kind} id={row[kind.id]!} name={name} />)
  // A related list is always in the order of its kind.
  const unsorted = Object.values(columns).map(({ sort: _sort, ...column }) => column)
  return inLanguageOf(unsorted, language) as never
}
