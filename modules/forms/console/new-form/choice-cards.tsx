import { useId, type ReactNode } from 'react'
import { Icon } from 'atrium/ui'
import css from './choice-cards.module.css'

interface CardChoice<T> {
  readonly value: T
  readonly icon: string
  readonly title: string
  readonly note: string
  /** Said in a corner, such as how much there is of it. */
  readonly aside?: string
}

interface ChoiceCardsProps<T> {
  label: string
  choices: readonly CardChoice<T>[]
  value: T | undefined
  onChange: (value: T) => void
  /** Drawn right below the card that is chosen. */
  below?: ReactNode
  isWide?: boolean
}

/** One of several ways, each a card with an icon and a sentence. */
export function ChoiceCards<T extends string>({ label, choices, value, onChange, below, isWide }: ChoiceCardsProps<T>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css.cards} data-wide={isWide}>
      {choices.map((choice) => {
        const isChosen = choice.value === value
        return (
          <div key={choice.value} className={css.place}>
            <label className={css.card} data-chosen={isChosen}>
              <input
                type="radio"
                className={css.radio}
                name={name}
                aria-label={choice.title}
                aria-describedby={`${name}-${choice.value}`}
                checked={isChosen}
                onChange={() => onChange(choice.value)}
              />
              <Icon name={choice.icon} size={18} />
              <span className={css.words}>
                <span className={css.title}>
                  <b>{choice.title}</b>
                  {choice.aside && <small>{choice.aside}</small>}
                </span>
                <span id={`${name}-${choice.value}`} className={css.note}>
                  {choice.note}
                </span>
              </span>
            </label>
            {isChosen && below}
          </div>
        )
      })}
    </div>
  )
}
