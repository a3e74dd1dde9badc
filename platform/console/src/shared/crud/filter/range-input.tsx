import { DatePicker, type GetProps } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useId, useLayoutEffect } from 'react'
import { useLanguage, useText } from '../../i18n/text'
import { useNarrow } from '../../theme/use-narrow'
import calendar from './range-input.module.css'
import css from './search-form.module.css'
import { texts } from '../text'

type RangePickerProps = GetProps<typeof DatePicker.RangePicker>

interface RangeInputProps {
  label: string
  /** The id of its first input, where another element has its label: then it is that input alone. */
  id?: string
  /** ISO 8601, or a day; empty for any time. */
  from: string
  /** The first moment that is too late, or the last day. */
  to: string
  onChange: (from: string, to: string) => void
}

/** A span of time to the minute, both its first and its last minute included. */
export function RangeInput({ label, id, from, to, onChange }: RangeInputProps) {
  const t = useText(texts)
  const narrow = useNarrow()
  const report = (range: readonly (Dayjs | null)[] | null) => {
    const [first = null, last = null] = range ?? []
    onChange(momentOf(first), momentOf(last?.add(1, 'minute') ?? null))
  }
  return (
    <LabelledRange
      label={label}
      id={id}
      placeholder={t('anyTime')}
      format="YYYY-MM-DD HH:mm"
      showTime={{ format: 'HH:mm', defaultOpenValue: [dayjs().startOf('day'), dayjs().endOf('day')] }}
      presets={narrow ? undefined : presets(t)}
      value={[from ? dayjs(from) : null, to ? dayjs(to).subtract(1, 'minute') : null]}
      onRange={report}
    />
  )
}

/** Days as `YYYY-MM-DD`, the first and the last one included. */
export function DateRangeInput({ label, id, from, to, onChange }: RangeInputProps) {
  const t = useText(texts)
  const narrow = useNarrow()
  const dayOf = (day: Dayjs | null | undefined) => day?.format('YYYY-MM-DD') ?? ''
  return (
    <LabelledRange
      label={label}
      id={id}
      placeholder={t('anyDay')}
      format="YYYY-MM-DD"
      presets={narrow ? undefined : presets(t)}
      value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
      onRange={(range) => onChange(dayOf(range?.[0]), dayOf(range?.[1]))}
    />
  )
}

interface LabelledRangeProps extends Pick<RangePickerProps, 'format' | 'showTime' | 'presets' | 'value'> {
  label: string
  id: string | undefined
  placeholder: string
  onRange: (range: readonly (Dayjs | null)[] | null) => void
}

function LabelledRange({ label, id: given, placeholder, onRange, ...picker }: LabelledRangeProps) {
  const t = useText(texts)
  const language = useLanguage()
  const own = useId()
  useLayoutEffect(() => {
    dayjs.locale(language)
  }, [language])
  const [start, end] = [given ?? `${own}-from`, `${own}-to`]
  const ends = (
    <>
      <label htmlFor={end} className="visually-hidden">
        {t('rangeTo', { label })}
      </label>
      <DatePicker.RangePicker
        id={{ start, end }}
        classNames={{ popup: { root: calendar.calendar } }}
        placeholder={[placeholder, placeholder]}
        allowEmpty={[true, true]}
        needConfirm={false}
        {...picker}
        // Each choice counts at once: the kit's own `onChange` comes later than the press of a button outside of it.
        onCalendarChange={onRange}
        onChange={onRange}
      />
    </>
  )
  if (given !== undefined) return <span className={css.operand}>{ends}</span>
  return (
    <div className={`${css.field} ${css.range}`} role="group" aria-label={label}>
      <label htmlFor={start} aria-label={t('rangeFrom', { label })}>
        {label}
      </label>
      {ends}
    </div>
  )
}

function momentOf(minute: Dayjs | null): string {
  return minute?.startOf('minute').toISOString() ?? ''
}

function presets(t: ReturnType<typeof useText<typeof texts.pairs>>) {
  const until = dayjs().endOf('day')
  const since = (days: number): [Dayjs, Dayjs] => [
    dayjs()
      .subtract(days - 1, 'day')
      .startOf('day'),
    until,
  ]
  return [
    { label: t('today'), value: since(1) },
    ...[7, 30].map((days) => ({ label: t('lastDays', { days }), value: since(days) })),
  ]
}
