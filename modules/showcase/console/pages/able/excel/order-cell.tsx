import { Input } from 'antd'
import { useId } from 'react'
import { useText } from 'atrium/console/text'
import type { CheckedRow } from './order-check'
import { checkedKeys, orderKeys, type OrderKey } from './orders'
import css from './page.module.css'
import { texts } from './text'

interface OrderCellProps {
  column: OrderKey
  row: CheckedRow
  isEditable: boolean
  onCorrect: (text: string) => void
}

/** A cell of the preview: its text, or a field with what is wrong below it. */
export function OrderCell({ column, row: { number, cells, errors }, isEditable, onCorrect }: OrderCellProps) {
  const t = useText(texts)
  const id = useId()
  const text = cells[orderKeys.indexOf(column)] ?? ''
  const error = errors[column]
  if (!isEditable || !checkedKeys.includes(column)) return <td>{text}</td>
  return (
    <td>
      <Input
        size="small"
        className={css.cell}
        aria-label={t('cellOf', { row: number, column: t(column) })}
        aria-describedby={error && id}
        aria-invalid={error !== undefined}
        status={error && 'error'}
        maxLength={40}
        value={text}
        onChange={(event) => onCorrect(event.target.value)}
      />
      {error && (
        <span id={id} className={css.error}>
          {t(error)}
        </span>
      )}
    </td>
  )
}
