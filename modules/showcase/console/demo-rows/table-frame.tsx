import { useId, type ReactNode } from 'react'
import css from './table-frame.module.css'
import scroll from './table-scroller.module.css'

interface TableFrameProps {
  title: string
  /** A quiet word beside the title, such as the number of rows; read out when it changes. */
  note?: ReactNode
  tools?: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** A table on the stage of an example: its title and tools above, its pages below. */
export function TableFrame({ title, note, tools, children, foot }: TableFrameProps) {
  const id = useId()
  return (
    <div className={css.frame}>
      <div className={css.bar}>
        <h3 id={id}>{title}</h3>
        <small aria-live="polite">{note}</small>
        <div className={css.tools}>{tools}</div>
      </div>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={`${scroll.scroller} ${css.body}`} role="region" aria-labelledby={id} tabIndex={0}>
        {children}
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  )
}
