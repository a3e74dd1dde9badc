import type { ChangeEventHandler } from 'react'
import css from './tick-box.module.css'

interface TickBoxProps {
  /** Of the checkbox, for a text beside it. */
  id?: string
  label: string
  isTicked: boolean
  /** Some, but not all, of its rows are ticked. */
  isPartly?: boolean
  isFixed?: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** The checkbox of a row: one element, since a list has a hundred of them. */
export function TickBox({ id, label, isTicked, isPartly = false, isFixed, onChange }: TickBoxProps) {
  return (
    <label className={css.place}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        id={id}
        type="checkbox"
        className={css.box}
        aria-label={label}
        checked={isTicked}
        disabled={isFixed}
        onChange={onChange}
      />
    </label>
  )
}
