import type { ReactNode } from 'react'
import css from '../page.module.css'

interface PanelProps {
  title: string
  /** Beside the title. */
  note?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Panel({ title, note, className = '', children }: PanelProps) {
  return (
    <section className={`${css.panel} ${className}`} aria-label={title}>
      <h2>
        {title}
        {note && <span>{note}</span>}
      </h2>
      {children}
    </section>
  )
}
