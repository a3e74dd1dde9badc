import { Button, Input, Select } from 'antd'
import { useId, useState, type FormEvent } from 'react'
import { useText } from '../i18n/text'
import { useNarrow } from '../theme/use-narrow'
import css from './search-form.module.css'
import { texts } from './text'

/** One filter of a list: free text, or a choice when it has options. `name` is the filter's name in the address. */
export interface SearchField<F extends string> {
  name: F
  label: string
  options?: readonly { value: string; label: string }[]
}

interface SearchFormProps<F extends string> {
  fields: readonly SearchField<F>[]
  /** The filters in force. */
  values: Partial<Record<F, string>>
  /** Called with all filters of the form, by the button and by Enter. */
  onSearch: (values: Partial<Record<F, string>>) => void
  onReset: () => void
}

/** Fields that show while the form is folded. */
const folded = { wide: 3, narrow: 1 }

/** The filters of a list in one row; those that do not fit fold away unless one of them is in force. */
export function SearchForm<F extends string>(props: SearchFormProps<F>) {
  // A change from outside, such as the back button, starts the form anew with what is in force now.
  return <DraftForm key={JSON.stringify(props.fields.map(({ name }) => props.values[name] ?? ''))} {...props} />
}

function DraftForm<F extends string>({ fields, values, onSearch, onReset }: SearchFormProps<F>) {
  const t = useText(texts)
  const [draft, setDraft] = useState(values)
  const fits = useNarrow() ? folded.narrow : folded.wide
  const [isOpen, setOpen] = useState(() => fields.slice(fits).some(({ name }) => values[name]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(draft)
  }
  const clear = () => {
    setDraft({})
    onReset()
  }
  return (
    <form className={css.form} role="search" onSubmit={submit}>
      {fields.slice(0, isOpen ? undefined : fits).map((field) => (
        <FilterField
          key={field.name}
          {...field}
          value={draft[field.name] ?? ''}
          onChange={(value) => setDraft({ ...draft, [field.name]: value })}
        />
      ))}
      <div className={css.actions}>
        {fields.length > fits && (
          <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'less' : 'more')}
          </Button>
        )}
        <Button onClick={clear}>{t('reset')}</Button>
        <Button htmlType="submit" className={css.submit}>
          {t('search')}
        </Button>
      </div>
    </form>
  )
}

interface FilterFieldProps extends Omit<SearchField<string>, 'name'> {
  value: string
  onChange: (value: string) => void
}

function FilterField({ label, options, value, onChange }: FilterFieldProps) {
  const t = useText(texts)
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <Select
          id={id}
          allowClear
          placeholder={t('all')}
          options={[...options]}
          value={value || undefined}
          onChange={(next: string | undefined) => onChange(next ?? '')}
        />
      ) : (
        <Input
          id={id}
          allowClear
          maxLength={100}
          placeholder={t('enter')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
