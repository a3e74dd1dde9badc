import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { Card } from './card'
import css from './figure.module.css'

interface FigureProps {
  /** Says what is counted. */
  name: string
  /** The number as text, or a link with it. */
  value: ReactNode
  /** The name of an icon, such as `lucide:users`. */
  icon?: string
  /** Compares with before, such as a `Trend`; beside the number. */
  trend?: ReactNode
  /** Lines below the number. */
  notes?: readonly string[]
}

/**
 * Draws a card with one number, its name, and what it means.
 * @example
 * <Figure icon="lucide:book" name={t('loans')} value={countText(loans)} notes={[t('lastDays', { days: 28 })]} />
 */
export function Figure({ name, value, icon, trend, notes }: FigureProps) {
  return (
    <Card isCompact>
      <p className={css.name}>
        {name}
        {icon && <Icon name={icon} />}
      </p>
      <div className={css.number}>
        <strong>{value}</strong>
        {trend}
      </div>
      {notes?.map((note) => (
        <small key={note} className={css.note}>
          {note}
        </small>
      ))}
    </Card>
  )
}
