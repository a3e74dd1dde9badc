import { Button } from 'antd'
import { useState, type FormEvent } from 'react'
import { useText } from '../../i18n/text'
import { useCards } from '../../theme/use-narrow'
import { FilterField } from './filter-field'
import { isWide, namesOf, type SearchField } from './search-field'
import css from './search-form.module.css'
import { texts } from '../text'

export type { SearchField } from './search-field'

interface SearchFormProps<F extends string> {
  fields: readonly SearchField<F>[]
  /** The filters in force. */
  values: Partial<Record<F, string>>
  /** Called with all filters of the form, by the button and by Enter. */
  onSearch: (values: Partial<Record<F, string>>) => void
  onReset: () => void
  /** No field is folded. */
  isWhole?: boolean
  /** Its accessible name, where it is in a dialog and the page has another one. */
  label?: string
}

/** How much of the form shows while it is folded. A field that looks in several columns takes the place of two. */
const folded = { aboveTable: 3, aboveCards: 1 }

/** How many fields fit, at least one. */
function fitting(fields: readonly SearchField<string>[], places: number): number {
  let rest = places
  const tooMany = fields.findIndex((field) => (rest -= isWide(field) ? 2 : 1) < 0)
  return tooMany < 0 ? fields.length : Math.max(1, tooMany)
}

/** The filters of a list in one row; those that do not fit fold away unless one of them is in force. */
export function SearchForm<F extends string>(props: SearchFormProps<F>) {
  // A change from outside, such as the back button, resets the form to the filters in force now.
  return (
    <DraftForm key={JSON.stringify(props.fields.flatMap(namesOf).map((name) => props.values[name] ?? ''))} {...props} />
  )
}

function DraftForm<F extends string>({ fields, values, onSearch, onReset, isWhole, label }: SearchFormProps<F>) {
  const t = useText(texts)
  const [draft, setDraft] = useState(values)
  const places = useCards() ? folded.aboveCards : folded.aboveTable
  const fits = isWhole ? fields.length : fitting(fields, places)
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
