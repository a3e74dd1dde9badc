import type { ReactNode } from 'react'
import { usePageTitle } from '#shared/navigation/page-title'
import { signOut } from '#shared/session/calls/sign-out'
import css from './due-screen.module.css'

interface DueScreenProps {
  title: string
  hint: string
  /** The label of the way out. */
  leave: string
  /** Called before the sign-out. */
  onLeave: () => void
  isWide?: boolean
  children: ReactNode
}

/** Asks a person for something in place of everything, before the session goes on. */
export function DueScreen({ title, hint, leave, onLeave, isWide = false, children }: DueScreenProps) {
  usePageTitle(title)
  const signOutNow = () => {
    onLeave()
    void signOut()
  }
  return (
    <main className={css.screen}>
      <div className={css.panel} data-wide={isWide}>
        <h1>{title}</h1>
        <p>{hint}</p>
        {children}
        <button type="button" className={css.leave} onClick={signOutNow}>
          {leave}
        </button>
      </div>
    </main>
  )
}
