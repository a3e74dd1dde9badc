import { most } from '@atrium/contract/untrusted/rules'
import { Input, Select } from 'antd'
import { lazy, Suspense, useId, type ReactNode } from 'react'
import { useText } from '../i18n/text'
import css from './search-form.module.css'
import { texts } from './text'

interface Choice {
  value: string
  label: string
}

/** One filter: free text, or a choice when it has options. `name` is the filter's name in the address. */
interface ValueFilter<F extends string> {
  name: F
  label: string
  options?: readonly Choice[]
  /** What the text may be, for a field that looks in several columns. Such a field is wider. */
  placeholder?: string
}

/** A span of time, by the filters of its first moment and of the first one that is too late. */
interface RangeFilter<F extends string> {
  range: readonly [from: F, to: F]
  label: string
}

/** Which of several lists shows: no filter, and in force as soon as it is chosen. */
interface ListPick {
  pick: { value: string; onPick: (value: string) => void }
  label: string
  options: readonly Choice[]
}

/** One field of a search form. */
export type SearchField<F extends string> = ValueFilter<F> | RangeFilter<F> | ListPick

/** The filters of the address that a field holds. */
export function namesOf<F extends string>(field: SearchField<F>): readonly F[] {
  if ('range' in field) return field.range
  return 'name' in field ? [field.name] : []
}

// The calendar is large, and few lists have it.
const RangeInput = lazy(async () => ({ default: (await import('./range-input')).RangeInput }))

interface FilterFieldProps<F extends string> {
  field: SearchField<F>
  values: Partial<Record<F, string>>
  onChange: (changed: Partial<Record<F, string>>) => void
}

export function FilterField<F extends string>({ field, values, onChange }: FilterFieldProps<F>) {
  if ('pick' in field) return <ChoiceInput {...field} value={field.pick.value} onChange={field.pick.onPick} />
  const set = (changed: Partial<Record<string, string>>) => onChange(changed)
  if ('range' in field) {
    const [from, to] = field.range
    return (
      <Suspense fallback={<Labelled label={field.label}>{() => <span className={css.rangePlace} />}</Labelled>}>
        <RangeInput
          label={field.label}
          from={values[from] ?? ''}
          to={values[to] ?? ''}
          onChange={(first, late) => set({ [from]: first, [to]: late })}
        />
      </Suspense>
    )
  }
  const { name, label, options, placeholder } = field
  const input = { label, value: values[name] ?? '', onChange: (value: string) => set({ [name]: value }) }
  if (options) return <ChoiceInput {...input} options={options} isOptional />
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
  isOptional,
}: InputProps & { options: readonly Choice[]; isOptional?: boolean }) {
  const t = useText(texts)
  return (
    <Labelled label={label} kind="choice">
      {(id) => (
        <Select
          id={id}
          allowClear={isOptional}
          placeholder={t('all')}
          options={[...options]}
          value={value || undefined}
          onChange={(next: string | undefined) => onChange(next ?? '')}
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
