import { daysOf } from 'atrium/contract/kind/fields/time/period'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useLayoutEffect } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import calendar from '#shared/crud/filter/range-input.module.css'
import { FieldItem } from '../../../form/field-item'
import { texts } from '../../../form/text'
import type { KindInputProps } from '../kind-input'
import { useKindItem } from '../use-kind-item'
import css from '../inputs.module.css'

type Days = readonly (Dayjs | null)[] | null

const shown = 'YYYY-MM-DD'
const periodOf = (days: Days) => (days?.[0] && days[1] ? days.map((day) => day!.format(shown)).join('/') : null)

export function PeriodInput(props: KindInputProps) {
  const t = useText(texts)
  const language = useLanguage()
  useLayoutEffect(() => {
    dayjs.locale(language)
  }, [language])
  return (
    <FieldItem
      {...useKindItem(props)}
      getValueProps={(value: string | null | undefined) => ({
        value: value ? daysOf(value).map((day) => dayjs(day)) : null,
      })}
      getValueFromEvent={periodOf}
    >
      <DatePicker.RangePicker
        className={css.period}
        classNames={{ popup: { root: calendar.calendar } }}
        format={shown}
        placeholder={[t('from'), t('to')]}
        allowClear={!props.required}
      />
    </FieldItem>
  )
}
