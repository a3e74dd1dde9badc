import type { ReactNode } from 'react'
import css from './facts.module.css'

const isEmpty = (value: ReactNode) => !value && value !== 0

/** A wide one has a row of its own where there are columns. */
type Fact = readonly [name: string, value: ReactNode, isWide?: boolean]

interface FactsProps {
  facts: readonly Fact[]
  /** They go in columns where there is room. */
  hasColumns?: boolean
}

/** Shows the values of one record with their names. An empty value shows as a dash; a text keeps its lines. */
export function Facts({ facts, hasColumns }: FactsProps) {
  const list = (
    <dl className={hasColumns ? `${css.facts} ${css.columns}` : css.facts}>
      {facts.map(([name, value, isWide], at) => (
        // Two fields may have the same name, such as 编号 for the id and for a field of a kind.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${at} ${name}`} className={isWide ? css.wide : undefined}>
          <dt>{name}</dt>
          <dd>{isEmpty(value) ? <span className={css.none}>—</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
  return hasColumns ? <div className={css.room}>{list}</div> : list
}
