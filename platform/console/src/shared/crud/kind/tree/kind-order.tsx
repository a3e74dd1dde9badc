import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { nextPlace } from '../../rows/tree'
import { useOrderDraft, type OrderDraft } from '../../rows/use-order-draft'
import type { KindColumn } from '../kind-page'
import type { KindPage } from '../use-kind-work'
import type { KindRows } from './use-kind-rows'

type Row = RowOf<FieldedKind>
type Column = KindColumn<FieldedKind>

interface CellProps {
  draft: OrderDraft<Row>
  record: Row
  name: string
}

const Cell = lazyPart<CellProps>(async () => (await import('../../tree/order-cell')).OrderCell, {
  Waiting: ({ draft, record }) => draft.placeOf(record),
})

/** The numbers that people write to put the rows of a tree in order. */
export interface KindOrder {
  readonly draft: OrderDraft<Row>
  /** Returns the first values of a record that comes last below another one. */
  readonly valuesBelow: (id: number) => Readonly<Record<string, number>>
  /** Returns columns with inputs for the numbers. */
  readonly columns: (own: Record<string, Column>, name: (row: Row) => string) => Record<string, Column>
}

/** Returns the hook that keeps the order of a kind until it is saved; undefined for a kind without `reorder`. */
export function kindOrderOf({
  kind,
  calls,
}: Pick<KindPage, 'kind' | 'calls'>): (rows: KindRows) => KindOrder | undefined {
  const { order: field, reorder } = kind
  if (!reorder || !field) return () => undefined
  const order = (row: Row) => (row as Readonly<Record<string, unknown>>)[field] as number
  const id = (row: Row) => row[kind.id]!
  return function useKindOrder({ tree }) {
    const trees = tree?.trees ?? []
    const draft = useOrderDraft(calls.sort as never, trees, { id, order })
    return {
      draft,
      valuesBelow: (parent) => ({ [field]: nextPlace(trees, parent, order) }),
      columns: (own, name) => ({
        ...own,
        [field]: {
          ...own[field]!,
          width: 104,
          render: (row) => <Cell draft={draft} record={row} name={name(row)} />,
        },
      }),
    }
  }
}
