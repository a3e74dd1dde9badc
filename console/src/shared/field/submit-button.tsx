import type { ReactNode, Ref } from 'react'
import css from './field.module.css'

interface SubmitButtonProps {
  ref?: Ref<HTMLButtonElement>
  /** Shows that the form is on its way. */
  busy: boolean
  children: ReactNode
}

/** The one primary button of a form that does without the UI kit. */
export function SubmitButton({ ref, busy, children }: SubmitButtonProps) {
  return (
    <button ref={ref} type="submit" className={css.submit} aria-disabled={busy}>
      {busy && <span className={css.spinner} />}
      {children}
    </button>
  )
}
