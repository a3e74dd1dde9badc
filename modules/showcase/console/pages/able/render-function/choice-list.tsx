import type { ReactNode } from 'react'
import sample from '#modules/showcase/kit/sample.module.css'
import css from './page.module.css'

interface ChoiceListProps<T> {
  label: string
  items: readonly T[]
  keyOf: (item: T) => string
  value: string
  onChange: (key: string) => void
  /** Draws one row. */
  children: (item: T, isChosen: boolean) => ReactNode
}

/** A list of which one is chosen, by pointer or arrows. The page draws its rows. */
export function ChoiceList<T>({ label, items, keyOf, value, onChange, children }: ChoiceListProps<T>) {
  return (
    <fieldset className={css.choices}>
      <legend className={sample.title}>{label}</legend>
      {items.map((item) => {
        const key = keyOf(item)
        return (
          <label key={key} className={css.choice}>
            <input type="radio" name={label} checked={key === value} onChange={() => onChange(key)} />
            {children(item, key === value)}
          </label>
        )
      })}
    </fieldset>
  )
}
