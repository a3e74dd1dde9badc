import type { ReactNode } from 'react'
import { countText } from '../i18n/number-text'
import css from './legend.module.css'

interface LegendProps {
  /** `mark` is what the part looks like in the picture. */
  parts: readonly { name: string; count: number; mark: ReactNode }[]
}

/** What the parts of a chart are called, and how much each counts in all. */
export function Legend({ parts }: LegendProps) {
  return (
    <ul className={css.legend}>
      {parts.map(({ name, count, mark }) => (
        <li key={name}>
          {mark}
          <span>{name}</span>
          <b>{countText(count)}</b>
        </li>
      ))}
    </ul>
  )
}
