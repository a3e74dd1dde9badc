import { operatorsOf, valueTypeOf } from '#modules/forms/engine/schema/field-kinds'
import type { Comparison, Field, Operator } from '#modules/forms/engine/schema/form'
import { choicesOf } from '#modules/forms/engine/schema/value-text'
import { DatePicker, Input, InputNumber, Select } from 'antd'
import dayjs from 'dayjs'
import { useLanguage, useText } from 'atrium/console/text'
import css from '../designer.module.css'
import { useItemName } from '../item-name'
import { texts } from '../text'
import { SettingError } from './setting-error'

/** A comparison to start with. */
export function comparisonOf(field: Field): Comparison {
  const is = operatorsOf[valueTypeOf(field)].includes('notEmpty') ? 'notEmpty' : 'equals'
  return { field: field.key, is, ...(is === 'equals' && { value: true }) }
}

interface ComparisonEditorProps {
  /** Where it is in the item. */
  at: string
  comparison: Comparison
  /** Those to choose from. */
  fields: readonly Field[]
  onChange: (comparison: Comparison) => void
}

export function ComparisonEditor({ at, comparison, fields, onChange }: ComparisonEditorProps) {
  const t = useText(texts)
  const nameOf = useItemName()
  const field = fields.find(({ key }) => key === comparison.field)
  const operators = field ? operatorsOf[valueTypeOf(field)] : []
  return (
    <div className={css.comparison}>
      <Select
        size="small"
        aria-label={t('conditionField')}
        showSearch={{ optionFilterProp: 'label' }}
        options={fields.map((one) => ({ value: one.key, label: nameOf(one) }))}
        value={comparison.field}
        onChange={(key) => {
          const next = fields.find((one) => one.key === key)
          if (next) onChange(comparisonOf(next))
        }}
      />
      <Select<Operator>
        size="small"
        aria-label={t('operator')}
        options={operators.map((is) => ({ value: is, label: t(is) }))}
        value={comparison.is}
        onChange={(is) => onChange({ field: comparison.field, is, ...valueFor(is, comparison.value) })}
      />
      {field && comparison.is !== 'empty' && comparison.is !== 'notEmpty' && (
        <ValueEditor field={field} comparison={comparison} onChange={(value) => onChange({ ...comparison, value })} />
      )}
      <SettingError at={at} />
    </div>
  )
}

function valueFor(is: Operator, value: Comparison['value']): Pick<Comparison, 'value'> {
  if (is === 'empty' || is === 'notEmpty') return {}
  if (is === 'oneOf') return { value: typeof value === 'string' ? [value] : [] }
  return { value: typeof value === 'object' ? value[0] : value }
}

interface ValueEditorProps {
  field: Field
  comparison: Comparison
  onChange: (value: Comparison['value']) => void
}

function ValueEditor({ field, comparison: { is, value }, onChange }: ValueEditorProps) {
  const t = useText(texts)
  const language = useLanguage()
  const shared = { size: 'small', 'aria-label': t('value') } as const
  const type = valueTypeOf(field)
  if (type === 'flag') {
    const options = [
      { value: 'true', label: t('yes') },
      { value: 'false', label: t('no') },
    ]
    return (
      <Select {...shared} options={options} value={String(value ?? false)} onChange={(on) => onChange(on === 'true')} />
    )
  }
  const options = choicesOf(field, language).map(({ value: one, label }) => ({ value: one, label }))
  if (is === 'oneOf') {
    const list = typeof value === 'object' ? [...value] : []
    return <Select<string[]> {...shared} mode="tags" options={options} value={list} onChange={onChange} />
  }
  if (type === 'number') {
    return (
      <InputNumber
        {...shared}
        value={typeof value === 'number' ? value : null}
        onChange={(number) => onChange(number ?? undefined)}
      />
    )
  }
  const text = typeof value === 'string' ? value : ''
  if (type === 'moment') {
    return (
      <DatePicker
        {...shared}
        format="YYYY-MM-DD HH:mm"
        showTime={{ format: 'HH:mm' }}
        needConfirm={false}
        value={text ? dayjs(text) : null}
        onChange={(at) => onChange(at?.startOf('minute').toISOString())}
      />
    )
  }
  if (type === 'date') {
    return (
      <DatePicker
        {...shared}
        value={text ? dayjs(text) : null}
        onChange={(day) => onChange(day?.format('YYYY-MM-DD'))}
      />
    )
  }
  if (options.length > 0 && field.kind !== 'cascade') {
    return <Select {...shared} options={options} value={text || undefined} onChange={onChange} />
  }
  return <Input {...shared} value={text} onChange={(event) => onChange(event.target.value)} />
}
