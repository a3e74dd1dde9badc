import { mostStars } from 'atrium/contract/kind/fields/number/rating'
import { Button } from 'antd'
import { useId } from 'react'
import { useText } from '#shared/i18n/text'
import { FieldItem } from '../../../form/field-item'
import { texts } from '../../../form/text'
import type { KindInputProps } from '../kind-input'
import { useKindItem } from '../use-kind-item'
import css from '../inputs.module.css'

export function RatingInput(props: KindInputProps) {
  return (
    <FieldItem {...useKindItem(props)}>
      <StarChoice label={props.label} canClear={!props.required} />
    </FieldItem>
  )
}

interface StarChoiceProps {
  label: string
  canClear: boolean
  /** These come from the form. */
  id?: string
  value?: number | null
  onChange?: (stars: number | null) => void
}

/** A radio button for each count of stars, since the stars of the UI kit have no names. */
function StarChoice({ label, canClear, id, value = null, onChange }: StarChoiceProps) {
  const t = useText(texts)
  const group = useId()
  const counts = Array.from({ length: mostStars }, (_, at) => at + 1)
  return (
    <div className={css.stars} role="radiogroup" aria-label={label}>
      {counts.map((count) => (
        <label key={count} className={count <= (value ?? 0) ? css.on : undefined}>
          <input
            type="radio"
            id={count === 1 ? id : undefined}
            name={group}
            aria-label={t('stars', { count })}
            checked={count === value}
            onChange={() => onChange?.(count)}
          />
          <span aria-hidden="true">{count <= (value ?? 0) ? '★' : '☆'}</span>
        </label>
      ))}
      {canClear && value !== null && (
        <Button type="link" size="small" onClick={() => onChange?.(null)}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
