import type { ReactNode } from 'react'
import css from '../lines.module.css'

interface LineTextProps {
  /** The name of the field in the form, such as `lines`, 3, `itemId`. */
  name: readonly (string | number)[]
  label: string
  errors: readonly string[]
  children: ReactNode
}

/** The value of a field in a line that is not being filled in. It takes the focus, so that the line can be. */
export function LineText({ name, label, errors, children }: LineTextProps) {
  // The form goes to the first field with an error by this id.
  const setId = (node: HTMLElement | null) => {
    if (node) node.id = [node.closest('form')?.id, ...name].join('_')
  }
  return (
    <>
      <CellLabel>{label}</CellLabel>
      <div
        ref={setId}
        className={css.text}
        role="textbox"
        aria-readonly="true"
        aria-label={label}
        aria-invalid={errors.length > 0}
        tabIndex={0}
      >
        {children}
      </div>
      <CellErrors errors={errors} />
    </>
  )
}

/** The label of a cell, which shows in a card. */
export const CellLabel = ({ children }: { children: ReactNode }) => (
  <span className={css.label} aria-hidden="true">
    {children}
  </span>
)

/** The errors of a cell that is no form item. */
export const CellErrors = ({ errors }: { errors: readonly string[] }) =>
  errors.length > 0 && (
    <div className={css.error} role="alert">
      {errors.join(' ')}
    </div>
  )
