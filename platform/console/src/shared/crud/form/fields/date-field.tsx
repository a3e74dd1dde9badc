import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useLayoutEffect } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import { FieldItem } from '../field-item'
import { useComparedField } from '../conflict/compared-fields'
import type { FieldProps } from './input-fields'
import { texts } from '../text'
import calendar from '#shared/crud/filter/range-input.module.css'
import css from './kinds.module.css'

/** A day; its value is `YYYY-MM-DD`. Null when it is empty. */
export function DateField(field: FieldProps) {
  return <PickerField {...field} shown="YYYY-MM-DD" valueOf={(day) => day.format('YYYY-MM-DD')} />
}

/** A moment to the minute, in the time zone of the reader; its value is ISO 8601 in UTC. Null when it is empty. */
export function DateTimeField(field: FieldProps) {
  return (
    <PickerField {...field} hasTime shown="YYYY-MM-DD HH:mm" valueOf={(at) => at.startOf('minute').toISOString()} />
  )
}

interface PickerFieldProps extends FieldProps {
  shown: string
  hasTime?: boolean
  valueOf: (chosen: Dayjs) => string
}

function PickerField({ shown, hasTime, valueOf, disabled, ...field }: PickerFieldProps) {
  const t = useText(texts)
  const language = useLanguage()
  useComparedField(field.name, { label: field.label, textOf: (value) => dayjs(String(value)).format(shown) })
  useLayoutEffect(() => {
    dayjs.locale(language)
  }, [language])
  return (
    <FieldItem
      name={field.name}
      label={field.label}
      extra={field.hint}
      rules={field.required ? [{ required: true, message: t('choose', field) }] : []}
      getValueProps={(value: string | null | undefined) => ({ value: value ? dayjs(value) : null })}
      getValueFromEvent={(chosen: Dayjs | null) => chosen && valueOf(chosen)}
    >
      <DatePicker
        className={css.date}
        classNames={{ popup: { root: calendar.calendar } }}
        format={shown}
        showTime={hasTime && { format: 'HH:mm' }}
        needConfirm={false}
        placeholder={t('pleaseChoose')}
        allowClear={!field.required}
        disabled={disabled}
      />
    </FieldItem>
  )
}
