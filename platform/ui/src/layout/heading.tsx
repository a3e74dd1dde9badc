import type { ReactNode } from 'react'
import css from './heading.module.css'

export interface HeadingProps {
  title: string
  /** One sentence below the title. */
  note?: ReactNode
  /** Buttons of the page; at the right, on a phone below. */
  actions?: ReactNode
}

/** Draws the heading of a page: its title, one sentence, and buttons. A page has one. */
export function Heading({ title, note, actions }: HeadingProps) {
  return (
    <header className={css.heading}>
      <div>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
