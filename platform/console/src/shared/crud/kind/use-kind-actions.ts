import type { FieldedKind, RowOf } from '@atrium/contract/kind/types'
import { useText } from '#shared/i18n/text'
import type { Endpoint } from '@atrium/contract/endpoint'
import { texts } from '../actions/text'
import { useBulkActions } from '../actions/use-bulk-actions'
import type { RowAction } from '../table/row-actions'
import type { PageParts } from './kind-page'

type Row = RowOf<FieldedKind>

interface Tools {
  readonly calls: Readonly<Record<'edit' | 'delete', Endpoint>>
  readonly edit: (row: Row) => void
  readonly remove: (rows: readonly Row[]) => void
  /** Loads the form in advance. */
  readonly prepare: () => void
}

/** Returns the actions of a row and of selected rows: those of every kind, and those of the page. */
export function useKindActions({ calls, edit, remove, prepare }: Tools, parts: PageParts<FieldedKind>) {
  const t = useText(texts)
  const own = (row: Row): RowAction[] => [
    { key: 'edit', label: t('edit'), call: calls.edit, prepare, onSelect: () => edit(row) },
    { key: 'delete', label: t('delete'), call: calls.delete, isDanger: true, onSelect: () => remove([row]) },
  ]
  const bulk = useBulkActions<Row>({
    edit: { call: calls.edit, run: edit, prepare },
    remove: { call: calls.delete, run: remove },
  })
  const { rowActions, bulkActions = [] } = parts
  return {
    rowActions: (row: Row): RowAction[] =>
      rowActions ? [...rowActions(row, own(row), { edit, remove })] : own(row),
    bulkActions: [...bulk, ...(bulkActions as unknown as typeof bulk)],
  }
}
