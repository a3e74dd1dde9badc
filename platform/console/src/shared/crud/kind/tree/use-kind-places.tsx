import { mostLevels } from 'atrium/contract/kind/fields/reference/parent'
import { parentField } from 'atrium/contract/kind/fields-of'
import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import type { ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { useCards } from '#shared/theme/use-narrow'
import type { RowAction } from '../../table/row-actions'
import { texts } from '../../text'
import type { KindPage, useKindWork } from '../use-kind-work'
import { droppedAt, type Place } from './places'
import type { Landing } from './row-dragging'
import { RowDrag } from './row-drag'
import { useKindMoves } from './use-kind-moves'
import type { KindOrder } from './kind-order'
import type { KindRows } from './use-kind-rows'

type Row = RowOf<FieldedKind>

/** The parts of a derived list that a parent and a position bring: actions of a row, handles, and what lets them be dragged. */
export function useKindPlaces(
  of: KindPage,
  rows: KindRows,
  { form, keys }: ReturnType<typeof useKindWork>,
  { order, show }: { readonly order: KindOrder | undefined; readonly show: (id: number) => void },
) {
  const { kind, calls, Form } = of
  const t = useText(texts)
  const isCards = useCards()
  const { list, tree } = rows
  const moves = useKindMoves(of, rows, { name: keys.name, show })
  const parent = parentField(kind)
  const levels = parent ? ((kind.fields[parent]!.settings['levels'] as number | undefined) ?? mostLevels) : 0
  const addBelow = (row: Row): RowAction[] => {
    if (!parent || !tree || row['status'] === 0 || tree.placeOf(row).depth + 1 >= levels) return []
    const onSelect = () => form.add({ [parent]: keys.id(row), ...order?.valuesBelow(keys.id(row)) })
    return [{ key: 'addBelow', label: t('addBelow'), call: calls.add, prepare: Form.prepare, onSelect }]
  }
  const rowOf = (id: number) => list.rows.find((row) => keys.id(row) === id)
  const placeFor = (id: number, on: number, part: number): Place | undefined => {
    const [row, other] = [rowOf(id), rowOf(on)]
    return moves && row && other && droppedAt(list.rows, { row, on: other, part }, moves.keys)
  }
  const landing = (id: number, on: number, part: number): Landing | undefined => {
    const place = placeFor(id, on, part)
    if (!place) return undefined
    return place.beside === undefined ? { row: on, side: 'into' } : { row: place.beside, side: place.side ?? 'after' }
  }
  const drop = async (id: number, on: number, part: number) => {
    const place = placeFor(id, on, part)
    if (place && place.beside !== id) await moves?.move(rowOf(id)!, place)
  }
  return {
    /** Whether rows have a handle; cards have the actions alone. */
    isDragged: moves !== undefined && !isCards,
    actionsOf: (row: Row): RowAction[] => [...addBelow(row), ...(moves?.actionsOf(row) ?? [])],
    framed: (page: ReactNode): ReactNode => {
      if (!calls.order) return page
      return (
        <RowDrag landing={landing} drop={drop}>
          {page}
        </RowDrag>
      )
    },
  }
}
