import { Input, Select } from 'antd'
import { most } from 'atrium/contract/untrusted/rules'
import { useId, useState } from 'react'
import { RecordSelect } from '#shared/crud/form/fields/record-select'
import { useText } from '#shared/i18n/text'
import css from './search-form.module.css'
import { texts } from '../text'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { NumberRangeInput } from './number-range-input'
import { namesOf, rangeOf, type RangeFilter } from './search-field'
import { inForce, operatorsOf, type OperatedFilter, type Operator, type OperatorInForce } from './operators'
import { RecordListSelect } from './record-list-select'

// The calendar is large, and not every list with operators has it.
const RangeInput = lazyPart(async () => (await import('./range-input')).RangeInput, { Waiting: () => null })
const DateRangeInput = lazyPart(async () => (await import('./range-input')).DateRangeInput, { Waiting: () => null })

interface OperatorFieldProps {
  field: OperatedFilter
  values: Partial<Record<string, string>>
  onChange: (changed: Partial<Record<string, string>>) => void
}

/** A filter whose operator is chosen before its value: is, contains, between, one of, empty. */
export function OperatorField({ field, values, onChange }: OperatorFieldProps) {
  const t = useText(texts)
  const id = useId()
  const offered = operatorsOf(field)
  const written = inForce(field, values)
  const [chosen, setChosen] = useState<Operator>(written?.operator ?? offered[0]!.operator)
  const operator = written?.operator ?? chosen
  const { name, fixed } = offered.find((one) => one.operator === operator)!
  const write = (filter: string, value: string) =>
    onChange({ ...Object.fromEntries(namesOf(field).map((other) => [other, ''])), [filter]: value })
  const choose = (next: Operator) => {
    const to = offered.find((one) => one.operator === next)!
    const isWholeText = isSingle(operator) && isSingle(next)
    setChosen(next)
    write(to.name, to.fixed ?? (isWholeText ? (values[name] ?? '') : ''))
  }
  return (
    <div className={`${css.field} ${'name' in field ? '' : css.ranged}`} role="group" aria-label={field.label}>
      <label htmlFor={id} {...(!('name' in field) && { 'aria-label': t('rangeFrom', { label: field.label }) })}>
        {field.label}
      </label>
      <span className={css.operated}>
        <Select
          aria-label={t('operatorOf', { label: field.label })}
          popupMatchSelectWidth={false}
          options={offered.map((one) => ({ value: one.operator, label: t(one.operator) }))}
          value={operator}
          onChange={choose}
        />
        {fixed === undefined && !('name' in field) && <RangeOperand {...{ id, field, values, onChange }} />}
        {fixed === undefined && 'name' in field && (
          <OperandInput
            {...{ id, field, operator }}
            value={values[name] ?? ''}
            onChange={(next) => write(name, next)}
          />
        )}
      </span>
    </div>
  )
}

const isSingle = (operator: Operator) => operator === 'is' || operator === 'contains'

/** The two ends of a range. */
function RangeOperand({
  id,
  field,
  values,
  onChange,
}: OperatorFieldProps & { id: string; field: RangeFilter<string> }) {
  const [from, to] = rangeOf(field)!
  const ends = {
    label: field.label,
    id,
    from: values[from] ?? '',
    to: values[to] ?? '',
    onChange: (first: string, last: string) => onChange({ [from]: first, [to]: last }),
  }
  if ('numberRange' in field) return <NumberRangeInput {...ends} decimals={field.decimals} />
  return 'range' in field ? <RangeInput {...ends} /> : <DateRangeInput {...ends} />
}

interface OperandInputProps {
  id: string
  field: Exclude<OperatedFilter, RangeFilter<string>>
  operator: OperatorInForce['operator']
  value: string
  onChange: (value: string) => void
}

/** The value of a filter, or its values with commas between. */
function OperandInput({ id, field, operator, value, onChange }: OperandInputProps) {
  const t = useText(texts)
  const isList = operator === 'oneOf'
  const listed = value ? value.split(',') : []
  if ('choices' in field) {
    const shared = { id, call: field.choices, field: field.name, placeholder: t('all') }
    if (isList)
      return <RecordListSelect {...shared} value={listed.map(Number)} onChange={(ids) => onChange(ids.join(','))} />
    return (
      <RecordSelect
        {...shared}
        allowClear
        offersOff
        value={value ? Number(value) : undefined}
        onChange={(next) => onChange(next === undefined ? '' : String(next))}
      />
    )
  }
  const { options, placeholder } = field
  if (isList)
    return (
      <Select
        id={id}
        mode={options ? 'multiple' : 'tags'}
        maxTagCount="responsive"
        allowClear
        tokenSeparators={[',', '，', ' ']}
        placeholder={placeholder ?? t(options ? 'all' : 'severalTexts')}
        options={options && [...options]}
        open={options ? undefined : false}
        suffixIcon={options ? undefined : null}
        value={listed}
        onChange={(next: string[]) => onChange(next.map((one) => one.replaceAll(',', ' ').trim()).join(','))}
      />
    )
  if (options)
    return (
      <Select
        id={id}
        allowClear
        placeholder={placeholder ?? t('all')}
        options={[...options]}
        value={value || undefined}
        onChange={(next: string | undefined) => onChange(next ?? '')}
      />
    )
  return (
    <Input
      id={id}
      allowClear
      maxLength={most.filter}
      placeholder={placeholder ?? t('enter')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
