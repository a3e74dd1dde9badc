import { largestInteger } from 'atrium/contract/fields/scaled'
import { InputNumber } from 'antd'
import { useText } from '#shared/i18n/text'
import { FieldItem } from '../../../form/field-item'
import { texts } from '../../../form/text'
import type { KindInputProps } from '../kind-input'
import { useKindItem } from '../use-kind-item'
import css from '../inputs.module.css'

export function DurationInput(props: KindInputProps) {
  return (
    <FieldItem {...useKindItem(props)}>
      <HoursAndMinutes label={props.label} />
    </FieldItem>
  )
}

interface HoursAndMinutesProps {
  label: string
  /** These come from the form. */
  id?: string
  value?: number | null
  onChange?: (minutes: number | null) => void
}

const mostHours = Math.floor(largestInteger / 60)

function HoursAndMinutes({ label, id, value = null, onChange }: HoursAndMinutesProps) {
  const t = useText(texts)
  // A zero shows where nothing else does, so that both can be emptied.
  const hours = value !== null && value >= 60 ? Math.floor(value / 60) : null
  const minutes = value === null || (hours && value % 60 === 0) ? null : value % 60
  const report = (hour: number | null, minute: number | null) =>
    onChange?.(hour === null && minute === null ? null : (hour ?? 0) * 60 + (minute ?? 0))
  return (
    <div className={css.duration} role="group" aria-label={label}>
      <InputNumber<number>
        id={id}
        aria-label={`${label} ${t('hours')}`}
        min={0}
        max={mostHours}
        precision={0}
        controls={false}
        suffix={t('hours')}
        value={hours}
        onChange={(hour) => report(hour, minutes)}
      />
      <InputNumber<number>
        aria-label={`${label} ${t('minutes')}`}
        min={0}
        max={59}
        precision={0}
        controls={false}
        suffix={t('minutes')}
        value={minutes}
        onChange={(minute) => report(hours, minute)}
      />
    </div>
  )
}
