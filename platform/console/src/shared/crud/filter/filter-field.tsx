import { most } from '@atrium/contract/untrusted/rules'
import { Input, Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { lazyPart } from '../../feedback/part/lazy-part'
import { useText } from '../../i18n/text'
import { RecordSelect, type ChoiceCall } from '../form/fields/record-select'
import { NumberRangeInput } from './number-range-input'
import css from './search-form.module.css'
import { texts } from '../text'

interface Choice {
  value: string
  label: string
}

/** One filter: free text, or a choice when it has options. `name` is the filter's name in the address. */
interface ValueFilter<F extends string> {
  name: F
  label: string
  options?: readonly Choice[]
  /** Of a text what it may be, for a field that looks in several columns and is wider. Of a choice what an empty one means, where not all. */
  placeholder?: string
}

/** A record that rows refer to, searched for on the server. `name` is the filter's name in the address and the field of the call. */
interface RecordFilter<F extends string> {
  name: F
  label: string
  choices: ChoiceCall
}

/** A span of time, by the filters of its first moment and of the first one that is too late. */
interface RangeFilter<F extends string> {
  range: readonly [from: F, to: F]
  label: string
}

/** Days, both ends included. */
interface DateRangeFilter<F extends string> {
  dateRange: readonly [from: F, to: F]
  label: string
}

/** Numbers, both ends included, which the address and the API have scaled by `decimals`: 2 for money, 0 for integers. */
interface NumberRangeFilter<F extends string> {
  numberRange: readonly [from: F, to: F]
  decimals?: number
  label: string
}

/** Which of several lists shows: no filter, and in force as soon as it is chosen. */
interface ListPick {
  pick: { value: string; onPick: (value: string) => void }
  label: string
  options: readonly Choice[]
}

/** One field of a search form. */
export type SearchField<F extends string> =
  | ValueFilter<F>
  | RecordFilter<F>
  | RangeFilter<F>
  | DateRangeFilter<F>
  | NumberRangeFilter<F>
  | ListPick

/** Returns whether a field takes the place of two. */
export function isWide(field: SearchField<string>): boolean {
  return 'placeholder' in field && field.placeholder !== undefined && !field.options
}

/** The filters of the address that a field holds. */
export function namesOf<F extends string>(field: SearchField<F>): readonly F[] {
  return rangeOf(field) ?? ('name' in field ? [field.name] : [])
}

/** How many fields have a filter in force. */
export function countInForce<F extends string>(
  fields: readonly SearchField<F>[],
  values: Partial<Record<F, string>>,
): number {
  return fields.filter((field) => namesOf(field).some((name) => values[name])).length
}

function rangeOf<F extends string>(field: SearchField<F>): readonly [from: F, to: F] | undefined {
  if ('range' in field) return field.range
  if ('dateRange' in field) return field.dateRange
  return 'numberRange' in field ? field.numberRange : undefined
}

// The calendar is large, and few lists have it.
const RangeInput = lazyPart(async () => (await import('./range-input')).RangeInput, { Waiting: RangePlace })
const DateRangeInput = lazyPart(async () => (await import('./range-input')).DateRangeInput, { Waiting: RangePlace })

interface FilterFieldProps<F extends string> {
  field: SearchField<F>
  values: Partial<Record<F, string>>
  onChange: (changed: Partial<Record<F, string>>) => void
}

export function FilterField<F extends string>({ field, values, onChange }: FilterFieldProps<F>) {
  if ('pick' in field) return <ChoiceInput {...field} value={field.pick.value} onChange={field.pick.onPick} />
  const set = (changed: Partial<Record<string, string>>) => onChange(changed)
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
  const { options, placeholder } = field
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
