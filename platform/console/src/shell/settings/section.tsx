import { useId, type ReactNode } from 'react'
import css from './settings.module.css'

/** One headed part of the drawer; `note` is said below the heading. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </section>
  )
}
