import { DatePicker, TimePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import type { ControlProps } from './control-props'
import css from './schema-form.module.css'

const day = 'YYYY-MM-DD'
const time = 'HH:mm'

/** The day of a text, which may be any text; null for none. */
function dayOf(value: unknown): Dayjs | null {
  const parsed = typeof value === 'string' && value !== '' ? dayjs(value) : null
  return parsed?.isValid() ? parsed : null
}

const textOf = (chosen: Dayjs | null | undefined) => chosen?.format(day)

/** Returns the properties of a picker of one moment, of any kind. */
function pickerProps({ id, labelId, noteId, isWrong, isRequired, disabled, placeholder }: ControlProps) {
  return {
    id,
    className: css.wide,
    disabled,
    placeholder,
    'aria-labelledby': labelId,
    'aria-describedby': noteId,
    'aria-invalid': isWrong,
    'aria-required': isRequired,
  }
}

export function DateControl(props: ControlProps) {
  const report = (chosen: Dayjs | null) => props.onChange(textOf(chosen))
  return <DatePicker {...pickerProps(props)} format={day} value={dayOf(props.value)} onChange={report} />
}

export function DateRangeControl({ id, labelId, noteId, isWrong, disabled, value, onChange }: ControlProps) {
  const [from, to] = Array.isArray(value) ? value : []
  const report = (range: readonly (Dayjs | null)[] | null) => {
    const [first, last] = [textOf(range?.[0]), textOf(range?.[1])]
    onChange(first && last ? [first, last] : undefined)
  }
  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={noteId}>
      <DatePicker.RangePicker
        id={{ start: id, end: `${id}-end` }}
        className={css.wide}
        format={day}
        disabled={disabled}
        aria-invalid={isWrong}
        value={[dayOf(from), dayOf(to)]}
        onChange={report}
      />
    </div>
  )
}

export function TimeControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <TimePicker
      {...pickerProps(props)}
      format={time}
      needConfirm={false}
      value={dayOf(typeof value === 'string' ? `2000-01-01T${value}` : undefined)}
      onChange={(chosen) => onChange(chosen?.format(time))}
    />
  )
}
