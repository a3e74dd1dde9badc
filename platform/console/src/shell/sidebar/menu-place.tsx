import type { ReactNode } from 'react'
import css from './sidebar.module.css'
import { useEntryInView } from './use-entry-in-view'

/** The part of a menu that scrolls. */
export function MenuPlace({ children }: { children: ReactNode }) {
  const place = useEntryInView<HTMLDivElement>()
  return (
    <div ref={place} className={css.nav}>
      {children}
    </div>
  )
}
