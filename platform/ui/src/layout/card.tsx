import type { ReactNode } from 'react'
import css from './card.module.css'

interface CardProps {
  className?: string | undefined
  children: ReactNode
}

/** Draws the surface of a part of a page, with its line and padding. */
export function Card({
  isCompact,
  className = '',
  children,
}: CardProps & { /** Has less padding on a phone. */ isCompact?: boolean }) {
  return <div className={`${css.card} ${isCompact ? css.compact : ''} ${className}`}>{children}</div>
}

interface SectionProps extends CardProps {
  /** The heading of the part, and its accessible name. */
  title: string
  /** Shown beside the title, such as the unit of the figures or a link to all of them. */
  note?: ReactNode
}

/**
 * Draws a part of a page as a card with a heading.
 * @example
 * <Section title={t('loans')} note={t('lastDays', { days: 28 })}>
 *   <p>{t('none')}</p>
 * </Section>
 */
export function Section({ title, note, className = '', children }: SectionProps) {
  return (
    <section className={`${css.card} ${css.section} ${className}`} aria-label={title}>
      <h2>
        {title}
        {note && <span>{note}</span>}
      </h2>
      {children}
    </section>
  )
}
