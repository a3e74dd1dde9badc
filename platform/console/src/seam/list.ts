// The page
export { crudPage } from '#shared/crud/kind/crud-page'
export { relatedKind } from '#shared/crud/kind/list/related-kind'
export { ListPage } from '#shared/crud/list-page'
export { ListCard } from '#shared/crud/table/list-card'
export { SearchForm, type SearchField } from '#shared/crud/filter/search-form'
export { ListSkeleton } from '#shared/crud/table/list-skeleton'

// Rows
export { pagedSource, wholeSource, type ListSource } from '#shared/crud/rows/list-source'
export { anyText, aDate, aMoment, anInteger, oneOf, recordId } from '#shared/crud/rows/use-list-params'
export { useList, type List } from '#shared/crud/rows/use-list'
export { useWholeList } from '#shared/crud/rows/use-whole-list'
export { treesOf } from '#shared/crud/rows/tree'
export { useSavedRow } from '#shared/crud/rows/use-saved-row'
export { useSelection, type Selection } from '#shared/crud/rows/use-selection'

// Columns and values
export type { ListColumn } from '#shared/crud/table/list-column'
export { WebLink } from '#shared/crud/values/web-link'
export { StoredImage } from '#shared/crud/values/stored-image'
export { ColourValue } from '#shared/crud/values/colour-value'
export { drawValue } from '#shared/crud/kind/cells/cells'
export { isOff, useOffName } from '#shared/crud/off-name'

// Actions
export { ListButtons } from '#shared/crud/actions/list-buttons'
export { GatedButton } from '#shared/crud/actions/gated-button'
export { useBulkActions } from '#shared/crud/actions/use-bulk-actions'
export { useRemoval } from '#shared/crud/actions/use-removal'
export type { RowAction } from '#shared/crud/table/row-actions'

// Imports
export { ImportButton } from '#shared/crud/import/import-button'
export type { ImportSpec } from '#shared/crud/import/import-spec'

// Details
export { Details } from '#shared/facts/details'
export { DetailsLink } from '#shared/facts/details-link'
export { Facts } from '#shared/facts/facts'
export {
  listOf,
  readingOf,
  related,
  type DetailsAction,
  type DetailsField,
  type DetailsOf,
} from '#shared/crud/details/declaration'
export { detailsPath, detailsRoute } from '#shared/crud/details/details-path'
export { useRecordOpening, type RecordOpening } from '#shared/crud/details/use-record-opening'
export { RecordLink } from '#shared/crud/details/record-link'
export { lazyDetails } from '#shared/crud/details/lazy-details'
export { RecordDrawer } from '#shared/crud/details/record-drawer'
export { RecordPage } from '#shared/crud/details/record-page'
