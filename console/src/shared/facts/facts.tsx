import type { ReactNode } from 'react'
import css from './facts.module.css'

/** What is known of one record, as names and values; a value that is empty shows as a dash. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || <span className={css.none}>—</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
