import type { Endpoint } from 'atrium/contract/endpoint'
import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { useText } from '#shared/i18n/text'
import type { BulkAction } from '../../actions/use-bulk-actions'
import { useRemoval } from '../../actions/use-removal'
import { useWrite } from '../../actions/use-write'
import type { RowAction } from '../../table/row-actions'
import { texts } from './text'

type Row = RowOf<FieldedKind>
type Send = (endpoint: Endpoint, input: object) => Promise<unknown>

/** The actions of records in the bin of a kind: to restore them, and to delete them for good. */
export function useBin(
  calls: Readonly<Record<string, Endpoint>>,
  keys: { readonly id: (row: Row) => number; readonly name: (row: Row) => string },
) {
  const t = useText(texts)
  const write = useWrite() as Send
  const purge = useRemoval((calls['purge'] ?? calls['delete']) as never, keys)
  const restore = (rows: readonly Row[]) =>
    // The error was shown.
    void write(calls['restore']!, { query: { ids: rows.map(keys.id).join(',') } }).catch(() => undefined)
  return {
    rowActions: (row: Row): RowAction[] => [
      { key: 'restore', label: t('restore'), call: calls['restore']!, onSelect: () => restore([row]) },
      { key: 'purge', label: t('purge'), call: calls['purge']!, isDanger: true, onSelect: () => purge([row]) },
    ],
    bulkActions: (): BulkAction<Row>[] => [
      { key: 'restore', label: t('restore'), icon: 'lucide:undo-2', call: calls['restore']!, run: restore },
      { key: 'purge', label: t('purge'), icon: 'lucide:trash-2', isDanger: true, call: calls['purge']!, run: purge },
    ],
  }
}

type Filters = Partial<Record<string, string>>

/** Returns a list as its page shows it while `bin` is among its filters: the person neither sees that filter nor resets it. */
export function binView<L extends { filters: Filters; setFilters: (filters: Filters) => void }>(list: L) {
  const { bin, ...filters } = list.filters
  if (bin !== 'true') return { isBin: false, shown: list, toggle: () => list.setFilters({ bin: 'true' }) }
  const setFilters = (next: Filters) => list.setFilters({ ...next, bin })
  return { isBin: true, shown: { ...list, filters, setFilters }, toggle: () => list.setFilters({}) }
}
