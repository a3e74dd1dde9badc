import type { Endpoint } from 'atrium/contract/endpoint'
import { useState } from 'react'
import { useUnsaved } from '#shared/navigation/unsaved'
import { useWrite } from '../actions/use-write'
import { allNodes, type TreeKeys, type TreeNode } from './tree'

/** A call that gives some records new places. */
type SortEndpoint = Endpoint & { body: { _zod: { input: { id: number; sort: number }[] } } }

/** The places of a tree's records as they are being changed; drawn by `OrderCell` and `OrderButtons`. */
export interface OrderDraft<T> {
  readonly call: Pick<Endpoint, 'access'>
  /** How many records get another place. */
  readonly total: number
  readonly isBusy: boolean
  placeOf: (record: T) => number
  isChanged: (record: T) => boolean
  move: (record: T, place: number) => void
  undo: () => void
  save: () => Promise<void>
}

/** Counts for as long as the record is where it was when it was moved. */
interface Move {
  from: number
  to: number
}

/** Keeps the order of moved records until it is saved. Saved are those among `trees`, which show or are folded away, not those filtered out. */
export function useOrderDraft<T>(
  call: SortEndpoint,
  trees: readonly TreeNode<T>[],
  keys: Pick<TreeKeys<T>, 'id' | 'order'>,
): OrderDraft<T> {
  const write = useWrite() as (call: Endpoint, input: unknown) => Promise<unknown>
  const [moves, setMoves] = useState<ReadonlyMap<number, Move>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const placeOf = (record: T) => {
    const move = moves.get(keys.id(record))
    return move?.from === keys.order(record) ? move.to : keys.order(record)
  }
  const isChanged = (record: T) => placeOf(record) !== keys.order(record)
  const changed = allNodes(trees).filter(({ record }) => isChanged(record))
  useUnsaved(() => changed.length > 0)
  return {
    call,
    total: changed.length,
    isBusy,
    placeOf,
    isChanged,
    move: (record, to) => setMoves(new Map(moves).set(keys.id(record), { from: keys.order(record), to })),
    undo: () => setMoves(new Map()),
    save: async () => {
      setBusy(true)
      try {
        await write(call, { body: changed.map(({ id, record }) => ({ id, sort: placeOf(record) })) })
      } catch {
        // `request` has shown why; what was changed stays.
      } finally {
        setBusy(false)
      }
    },
  }
}
