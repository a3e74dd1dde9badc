import { most } from 'atrium/contract/untrusted/rules'
import { Input, Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { lazyPart } from '../../feedback/part/lazy-part'
import { useText } from '../../i18n/text'
import { RecordSelect, type ChoiceCall } from '../form/fields/record-select'
import { rangeOf, type Choice, type SearchField } from './search-field'
import { NumberRangeInput } from './number-range-input'
import css from './search-form.module.css'
import { texts } from '../text'

// The calendar is large, and few lists have it.
const RangeInput = lazyPart(async () => (await import('./range-input')).RangeInput, { Waiting: RangePlace })
// Few lists have them.
const OperatorField = lazyPart(async () => (await import('./operator-field')).OperatorField, { Waiting: OperatorPlace })
const DateRangeInput = lazyPart(async () => (await import('./range-input')).DateRangeInput, { Waiting: RangePlace })

interface FilterFieldProps<F extends string> {
  field: SearchField<F>
  values: Partial<Record<F, string>>
  onChange: (changed: Partial<Record<F, string>>) => void
}

export function FilterField<F extends string>({ field, values, onChange }: FilterFieldProps<F>) {
  if ('pick' in field) return <ChoiceInput {...field} value={field.pick.value} onChange={field.pick.onPick} />
  const set = (changed: Partial<Record<string, string>>) => onChange(changed)
  if (field.operators) return <OperatorField field={field} values={values} onChange={onChange} />
  if (!('name' in field)) {
    const [from, to] = rangeOf(field)!
    const ends = {
      label: field.label,
      from: values[from] ?? '',
      to: values[to] ?? '',
      onChange: (first: string, last: string) => set({ [from]: first, [to]: last }),
    }
    if ('numberRange' in field) return <NumberRangeInput {...ends} decimals={field.decimals} />
    const Input = 'range' in field ? RangeInput : DateRangeInput
    return <Input {...ends} />
  }
  const { name, label } = field
  const input = { label, value: values[name] ?? '', onChange: (value: string) => set({ [name]: value }) }
  if ('choices' in field) return <RecordInput {...input} call={field.choices} field={name} />
  const { options, placeholder, isMultiple } = field
  if (options && isMultiple) return <ChoicesInput {...input} options={options} />
  if (options) return <ChoiceInput {...input} options={options} placeholder={placeholder} isOptional />
  return <TextInput {...input} placeholder={placeholder} />
}

interface LabelledProps {
  label: string
  kind?: 'wide' | 'choice'
  children: (id: string) => ReactNode
}

function Labelled({ label, kind, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={kind ? `${css.field} ${css[kind]}` : css.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

function RangePlace({ label }: { label: string }) {
  return <Labelled label={label}>{() => <span className={css.rangePlace} />}</Labelled>
}

function OperatorPlace({ field }: { field: SearchField<string> }) {
  return <Labelled label={field.label}>{() => <span className={css.operatorPlace} />}</Labelled>
}

interface InputProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function ChoiceInput({
  label,
  value,
  onChange,
  options,
  placeholder,
  isOptional,
}: InputProps & { options: readonly Choice[]; placeholder?: string; isOptional?: boolean }) {
  const t = useText(texts)
  return (
    <Labelled label={label} kind="choice">
      {(id) => (
        <Select
          id={id}
          allowClear={isOptional}
          placeholder={placeholder ?? t('all')}
          options={[...options]}
          value={value || undefined}
          onChange={(next: string | undefined) => onChange(next ?? '')}
        />
      )}
    </Labelled>
  )
}

function ChoicesInput({ label, value, onChange, options }: InputProps & { options: readonly Choice[] }) {
  const t = useText(texts)
  return (
    <Labelled label={label} kind="choice">
      {(id) => (
        <Select<string[]>
          id={id}
          mode="multiple"
          maxTagCount="responsive"
          allowClear
          placeholder={t('all')}
          options={[...options]}
          showSearch={{ optionFilterProp: 'label' }}
          value={value ? value.split(',') : []}
          onChange={(next) => onChange(next.join(','))}
        />
      )}
    </Labelled>
  )
}

function RecordInput({ label, value, onChange, call, field }: InputProps & { call: ChoiceCall; field: string }) {
  const t = useText(texts)
  return (
    <Labelled label={label} kind="choice">
      {(id) => (
        <RecordSelect
          id={id}
          call={call}
          field={field}
          allowClear
          offersOff
          placeholder={t('all')}
          value={value ? Number(value) : undefined}
          onChange={(next) => onChange(next === undefined ? '' : String(next))}
        />
      )}
    </Labelled>
  )
}

function TextInput({ label, value, onChange, placeholder }: InputProps & { placeholder?: string }) {
  const t = useText(texts)
  return (
    <Labelled label={label} kind={placeholder === undefined ? undefined : 'wide'}>
      {(id) => (
        <Input
          id={id}
          allowClear
          maxLength={most.filter}
          placeholder={placeholder ?? t('enter')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  )
}
