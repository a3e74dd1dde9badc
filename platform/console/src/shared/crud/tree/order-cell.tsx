import { largestInteger } from 'atrium/contract/fields/scaled'
import { InputNumber } from 'antd'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import type { OrderDraft } from '../rows/use-order-draft'
import { texts } from '../text'

interface OrderCellProps<T> {
  draft: OrderDraft<T>
  record: T
  name: string
  /** The first place that the record may have. */
  min?: number
}

/** The place of a record, edited in the cell by those who may. */
export function OrderCell<T>({ draft, record, name, min = 0 }: OrderCellProps<T>) {
  const t = useText(texts)
  const can = useCan()
  if (!can(draft.call)) return draft.placeOf(record)
  return (
    <InputNumber
      size="small"
      style={{ width: 72 }}
      styles={{ input: { textAlign: 'right' } }}
      aria-label={t('orderOf', { name })}
      min={min}
      max={largestInteger}
      precision={0}
      controls={false}
      status={draft.isChanged(record) ? 'warning' : undefined}
      value={draft.placeOf(record)}
      onChange={(place) => typeof place === 'number' && draft.move(record, place)}
    />
  )
}
