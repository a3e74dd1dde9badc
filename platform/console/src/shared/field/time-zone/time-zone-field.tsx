import { Form } from 'antd'
import { useMemo } from 'react'
import type { FieldProps } from '#shared/crud/form/fields/input-fields'
import { SelectField } from '#shared/crud/form/fields/option-fields'

/** Returns the time zones that this browser has, each with how far it is ahead of UTC now, and `chosen` where it has another name here. */
function timeZones(chosen: string) {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen === '' ? [] : [chosen])])
  return [...names].map((value) => ({ value, label: `${value} (${offsetOf(value)})` }))
}

function offsetOf(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    return format.formatToParts(Date.now()).find(({ type }) => type === 'timeZoneName')!.value
  } catch {
    return '?'
  }
}

/**
 * A time zone of the IANA list, found by its name or by its distance from UTC.
 * @example
 * <TimeZoneField name="timeZone" label={t('timeZone')} />
 */
export function TimeZoneField({ placeholder, ...field }: FieldProps & { placeholder?: string }) {
  const chosen = Form.useWatch<string | undefined>(field.name) ?? ''
  const options = useMemo(() => timeZones(chosen), [chosen])
  return (
    <SelectField
      {...field}
      options={options}
      allowClear={!field.required}
      {...(placeholder !== undefined && { placeholder })}
    />
  )
}
