import { Button } from 'antd'
import { useState, type FormEvent } from 'react'
import { useText } from '../i18n/text'
import { useCards } from '../theme/use-narrow'
import { FilterField, namesOf, type SearchField } from './filter-field'
import css from './search-form.module.css'
import { texts } from './text'

export type { SearchField } from './filter-field'

interface SearchFormProps<F extends string> {
  fields: readonly SearchField<F>[]
  /** The filters in force. */
  values: Partial<Record<F, string>>
  /** Called with all filters of the form, by the button and by Enter. */
  onSearch: (values: Partial<Record<F, string>>) => void
  onReset: () => void
  /** Tells it from that of the page, where it is in a dialog. */
  label?: string
}

/** Fields that show while the form is folded. */
const folded = { beside: 3, aboveCards: 1 }

/** The filters of a list in one row; those that do not fit fold away unless one of them is in force. */
export function SearchForm<F extends string>(props: SearchFormProps<F>) {
  // A change from outside, such as the back button, starts the form anew with what is in force now.
  return (
    <DraftForm key={JSON.stringify(props.fields.flatMap(namesOf).map((name) => props.values[name] ?? ''))} {...props} />
  )
}

function DraftForm<F extends string>({ fields, values, onSearch, onReset, label }: SearchFormProps<F>) {
  const t = useText(texts)
  const [draft, setDraft] = useState(values)
  const fits = useCards() ? folded.aboveCards : folded.beside
  const [isOpen, setOpen] = useState(() =>
    fields
      .slice(fits)
      .flatMap(namesOf)
      .some((name) => values[name]),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(draft)
  }
  const clear = () => {
    setDraft({})
    onReset()
  }
  return (
    <form className={css.form} role="search" aria-label={label} onSubmit={submit}>
      {fields.slice(0, isOpen ? undefined : fits).map((field) => (
        <FilterField
          key={field.label}
          field={field}
          values={draft}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
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
