import { useEffect, useId, useRef } from 'react'
import type { CellEdit } from './cell-column'
import css from './cell-grid.module.css'

interface CellEditorProps {
  label: string
  edit: CellEdit
  text: string
  error: string | undefined
  onChange: (text: string) => void
  /** The focus goes elsewhere. */
  onLeave: () => void
}

/** The field in a cell of a `CellGrid`, and below it what is wrong with its text. */
export function CellEditor({ label, edit, text, error, onChange, onLeave }: CellEditorProps) {
  const id = useId()
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const hasError = error !== undefined
  useEffect(() => {
    field.current?.focus()
  }, [hasError])
  const shared = {
    ref: field,
    className: css.field,
    'aria-label': label,
    'aria-invalid': hasError || undefined,
    'aria-describedby': hasError ? id : undefined,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: onLeave,
  }
  return (
    <>
      {edit.kind === 'choice' ? (
        <select {...shared}>
          {edit.options?.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={edit.kind === 'date' ? 'date' : 'text'}
          inputMode={edit.kind === 'number' ? 'numeric' : undefined}
        />
      )}
      {hasError && (
        <span id={id} role="alert" className={css.error}>
          {error}
        </span>
      )}
    </>
  )
}
