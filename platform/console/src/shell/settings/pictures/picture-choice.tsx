import { useId, type ReactNode } from 'react'
import css from './pictures.module.css'

interface Picture<V> {
  value: V
  name: string
  picture: ReactNode
}

interface PictureChoiceProps<V> {
  /** Names the group. */
  label: string
  value: V | undefined
  choices: readonly Picture<V>[]
  onChoose: (value: V) => void
}

/** One of several by its picture: a group of radio buttons, so arrows move and choose. */
export function PictureChoice<V extends string | number>({ label, value, choices, onChoose }: PictureChoiceProps<V>) {
  const group = useId()
  return (
    <div className={css.choices} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input
            type="radio"
            name={group}
            className="visually-hidden"
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span className={css.picture}>{choice.picture}</span>
          <span className={css.name}>{choice.name}</span>
        </label>
      ))}
    </div>
  )
}
