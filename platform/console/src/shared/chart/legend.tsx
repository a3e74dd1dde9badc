import type { ReactNode } from 'react'
import { countText } from '../i18n/number-text'
import css from './legend.module.css'

interface LegendProps {
  /** `mark` is what the part looks like in the picture. */
  parts: readonly { name: string; count: number; mark: ReactNode }[]
  /** Writes a figure, such as an amount of money. */
  text?: ((figure: number) => string) | undefined
}

/** Shows the names of the parts of a chart, and the total of each. */
export function Legend({ parts, text = countText }: LegendProps) {
  return (
    <ul className={css.legend}>
      {parts.map(({ name, count, mark }) => (
        <li key={name}>
          {mark}
          <span>{name}</span>
          <b>{text(count)}</b>
        </li>
      ))}
    </ul>
  )
}
