import type { ReactNode } from 'react'
import css from './field-group.module.css'

/** Fields of a long form that belong together, two in a row where there is room; those with several lines have their own. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group}>
      <h2>{title}</h2>
      <div className={css.fields}>{children}</div>
    </section>
  )
}
