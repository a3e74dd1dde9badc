import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useId, useLayoutEffect } from 'react'
import { useLanguage, useText } from '../i18n/text'
import { useNarrow } from '../theme/use-narrow'
import css from './search-form.module.css'
import { texts } from './text'

interface RangeInputProps {
  label: string
  /** ISO 8601; empty for any time. */
  from: string
  /** The first moment that is too late. */
  to: string
  onChange: (from: string, to: string) => void
}

/** A span of time to the minute, both its first and its last minute included. */
export function RangeInput({ label, from, to, onChange }: RangeInputProps) {
  const t = useText(texts)
  const language = useLanguage()
  const narrow = useNarrow()
  const id = useId()
  useLayoutEffect(() => {
    dayjs.locale(language)
  }, [language])
  const [start, end] = [`${id}-from`, `${id}-to`]
  const tell = (range: readonly (Dayjs | null)[] | null) => {
    const [first = null, last = null] = range ?? []
    onChange(momentOf(first), momentOf(last?.add(1, 'minute') ?? null))
  }
  return (
    <div className={`${css.field} ${css.range}`} role="group" aria-label={label}>
      <label htmlFor={start} aria-label={t('rangeFrom', { label })}>
        {label}
      </label>
      <label htmlFor={end} className="visually-hidden">
        {t('rangeTo', { label })}
      </label>
      <DatePicker.RangePicker
        id={{ start, end }}
        classNames={{ popup: { root: css.calendar } }}
        placeholder={[t('anyTime'), t('anyTime')]}
        format="YYYY-MM-DD HH:mm"
        showTime={{ format: 'HH:mm', defaultOpenValue: [dayjs().startOf('day'), dayjs().endOf('day')] }}
        allowEmpty={[true, true]}
        needConfirm={false}
        presets={narrow ? undefined : presets(t)}
        value={[from ? dayjs(from) : null, to ? dayjs(to).subtract(1, 'minute') : null]}
        // Each choice counts at once: the kit's own `onChange` comes later than the press of a button outside of it.
        onCalendarChange={tell}
        onChange={tell}
      />
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
