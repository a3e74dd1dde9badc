import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import css from './field.module.css'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  ref: Ref<HTMLInputElement>
  label: string
  error?: string
  /** Said below the input while there is no error. */
  hint?: string
  /** A warning, in place of the hint. */
  warning?: string
  /** Drawn inside of the box, after the text. */
  children?: ReactNode
}

/** A labelled input with its error, or a hint, below it. For views that do without the UI kit. */
export function Field({ label, error, hint, warning, children, ...input }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box} data-wrong={Boolean(error)}>
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-note`}
          aria-required
        />
        {children}
      </div>
      <p className={error ? css.error : warning ? css.warning : css.note} id={`${id}-note`} aria-live="polite">
        {error ?? warning ?? hint}
      </p>
    </div>
  )
}
