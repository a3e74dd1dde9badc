import { Spinner } from 'atrium/ui/feedback/spinner'
import type { ReactNode, Ref } from 'react'
import css from './field.module.css'

interface SubmitButtonProps {
  ref?: Ref<HTMLButtonElement>
  /** Whether the form is being sent: shows a spinner. The button can still be focused. */
  busy: boolean
  children: ReactNode
}

/** The one primary button of a form that does without the UI kit. */
export function SubmitButton({ ref, busy, children }: SubmitButtonProps) {
  return (
    <button ref={ref} type="submit" className={css.submit} aria-disabled={busy}>
      {busy && <Spinner size={14} isOnPrimary />}
      {children}
    </button>
  )
}
