import type { Endpoint } from 'atrium/contract/endpoint'
import { parentField, positionField } from 'atrium/contract/kind/fields-of'
import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { useMemo, useState } from 'react'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useWrite } from '../../actions/use-write'
import type { RowAction } from '../../table/row-actions'
import { texts } from '../../text'
import type { KindPage } from '../use-kind-work'
import { placeNow, stepsOf, type Place, type PlaceKeys } from './places'
import type { KindRows } from './use-kind-rows'

type Row = RowOf<FieldedKind>
type Send = (endpoint: Endpoint, input: object, options: object) => Promise<unknown>

/** How the rows of a list are moved. */
export interface KindMoves {
  readonly keys: PlaceKeys<Row>
  readonly move: (row: Row, place: Place) => Promise<void>
  /** The actions of a row that move it one place. */
  readonly actionsOf: (row: Row) => RowAction[]
}

/** Returns how the rows of a kind with a position are moved; undefined where the list is in another order, filtered, or not theirs to change. */
export function useKindMoves(
  { kind, calls: { order: call } }: KindPage,
  { list }: KindRows,
  { name, show }: { readonly name: (row: Row) => string; readonly show: (id: number) => void },
): KindMoves | undefined {
  const t = useText(texts)
  const can = useCan()
  const write = useWrite() as Send
  const keys = useMemo(() => placeKeys(kind), [kind])
  // Of rows that were not read again since they moved.
  const [versions] = useState(() => new Map<number, number>())
  if (!call || !can(call) || Object.keys(list.filters).length > 0 || !isByPosition(kind, list)) return undefined

  const send = async (row: Row, place: Place, done: string, action?: object) => {
    const id = keys.id(row)
    const version = Math.max(row.version, versions.get(id) ?? 0)
    try {
      await write(call, { body: { id, version, ...place } }, { done: false })
      versions.set(id, version + 1)
      // It may be below a row that is folded.
      if (place.beside === undefined) show(id)
      notify.success(done, { ...(action && { action: action as never }) })
    } catch {
      // `request` has said why; the order of others is shown before the next try.
      versions.delete(id)
      list.refresh()
    }
  }
  const move = (row: Row, place: Place) => {
    const back = placeNow(list.rows, row, keys)
    const undo = { label: t('undoMove'), run: () => void send(row, back, t('undoneMove')) }
    return send(row, place, t('movedRow', { name: name(row) }), undo)
  }
  const action = (row: Row, key: 'moveRowUp' | 'moveRowDown', place: Place): RowAction => ({
    key,
    label: t(key),
    call,
    onSelect: () => void move(row, place),
  })
  return {
    keys,
    move,
    actionsOf: (row) => {
      const { up, down } = stepsOf(list.rows, row, keys)
      return [...(up ? [action(row, 'moveRowUp', up)] : []), ...(down ? [action(row, 'moveRowDown', down)] : [])]
    },
  }
}

function placeKeys(kind: FieldedKind): PlaceKeys<Row> {
  const parent = parentField(kind)
  const id = (row: Row) => row[kind.id]!
  return parent ? { id, parent: (row) => (row[parent] as number | null) || null } : { id }
}

const isByPosition = (kind: FieldedKind, { sort, order, group }: KindRows['list']) =>
  group === undefined && (sort === undefined || (sort === positionField(kind) && order === 'asc'))
