import { isRoot } from 'atrium/contract/kind/fields-of'
import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { ListButtons } from '../actions/list-buttons'
import { lazyDetails } from '../details/lazy-details'
import { useRecordOpening } from '../details/use-record-opening'
import { ListPage } from '../list-page'
import { useSavedRow } from '../rows/use-saved-row'
import { useSelection } from '../rows/use-selection'
import { KindImport } from './actions/kind-import'
import type { PageCalls, PageParts } from './kind-page'
import { useKindText } from './kind-text'
import { BinButton } from './actions/bin-button'
import { allOf } from './list/kind-columns'
import { texts as binTexts } from './actions/text'
import { binView, useBin } from './actions/use-bin'
import { useKindFilters } from './list/use-kind-filters'
import { useListColumns } from './list/use-list-columns'
import { useOpenedRecord } from './list/use-opened-record'
import { useKindSummary } from './list/kind-groups'
import { OrderButtons } from '../tree/order-buttons'
import { UnfoldButton } from '../tree/unfold-button'
import { kindOrderOf } from './tree/kind-order'
import { useKindPlaces } from './tree/use-kind-places'
import { kindRowsOf } from './tree/use-kind-rows'
import { KindForms, kindPage, useKindWork, type KindPage } from './use-kind-work'

type Row = RowOf<FieldedKind>

/**
 * Derives the pages of a kind: its list with filters, order, groups, totals, selection and export, its form, and its details beside the list or at the address of a record. `parts` takes
 * the place of any of it with an ordinary function or component. Write it as the default export of a page.
 * @example
 * export default crudPage(api.posts, post)
 */
export function crudPage<const K extends FieldedKind>(
  calls: PageCalls<K>,
  kind: K,
  parts: PageParts<K> = {},
): ComponentType {
  const of = kindPage(kind, calls, parts as unknown as PageParts<FieldedKind>)
  const List = listOf(of)
  function CrudPage() {
    const { id } = useParams()
    return id === undefined ? <List /> : <RecordPage of={of} />
  }
  // A reference to such a record opens the form of the page, see `inputs/create/`.
  return Object.assign(CrudPage, { derived: of })
}

const Details = lazyDetails(async () => (await import('./kind-details')).KindDrawer)
const RecordPage = lazyPart(async () => (await import('./kind-details')).KindRecordPage)

function listOf(of: KindPage): ComponentType {
  const { kind, calls, parts, Form } = of
  const useRows = kindRowsOf(of)
  const useOrder = kindOrderOf(of)
  const idOf = (row: Row) => row[kind.id]!
  const { filters: filtersOf = allOf, tools: Tools } = parts

  return function KindList() {
    const t = useKindText(kind)
    const rows = useRows()
    const { list, tree } = rows
    const savedRows = useSavedRow(list as never, idOf)
    const work = useKindWork(of, savedRows.show)
    const { form, keys, actions } = work
    const { isBin, shown, toggle } = binView(list)
    const order = useOrder(rows)
    const places = useKindPlaces(of, rows, work, { order, show: (id) => savedRows.show(id, false) })
    const opening = useRecordOpening(kind)
    useOpenedRecord(of, { form, opening, isBin })
    const selection = useSelection(list.rows as Row[], keys)
    const bin = useBin(calls, keys)
    const binText = useText(binTexts)
    const summary = useKindSummary(kind, calls.summary as never)
    const columns = useListColumns(of, {
      opening,
      prepare: Details.prepare,
      isBin,
      tree,
      isDragged: places.isDragged,
      order,
      name: keys.name,
    })
    const ofKind = (row: Row) => actions.rowActions(row).filter(({ key }) => key !== 'delete' || !isRoot(kind, row))
    const actionsOf = (row: Row) => [...ofKind(row), ...places.actionsOf(row)]
    return places.framed(
      <ListPage<Row, string, string>
        page={kind.permissions.replace(':', '/')}
        title={isBin ? binText('binOf', { records: t('title') }) : t('title')}
        emptyText={isBin ? binText('emptyBin') : t('empty')}
        filters={filtersOf(useKindFilters(kind, calls.choices) as never)}
        list={shown}
        savedRows={savedRows}
        rowKey={idOf}
        columns={columns as never}
        selection={selection}
        {...(summary && { summary })}
        actions={
          <ListButtons
            {...(!isBin && { add: { call: calls.add, run: () => form.add(), prepare: Form.prepare } })}
            exports={{ call: calls.export as never, filters: rows.exported, bySeen: true }}
          >
            {Tools && <Tools />}
            {kind.import && !isBin && <KindImport kind={kind} calls={calls} />}
            {tree && !isBin && <UnfoldButton list={tree} />}
            {order && !isBin && <OrderButtons draft={order.draft} />}
            {calls['restore'] && <BinButton call={calls['restore']} isBin={isBin} onToggle={toggle} />}
          </ListButtons>
        }
        bulkActions={isBin ? bin.bulkActions() : actions.bulkActions}
        rowActions={{ name: keys.name, of: isBin ? bin.rowActions : actionsOf }}
        {...(opening.open && !isBin && { rowOpen: (row) => opening.open?.(idOf(row)) })}
      >
        <KindForms of={of} work={work} />
        <Details of={of} opening={opening} actions={actions.rowActions} />
      </ListPage>,
    )
  }
}
