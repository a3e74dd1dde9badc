import type { ChangeEventHandler } from 'react'
import css from './tick-box.module.css'

interface TickBoxProps {
  label: string
  isTicked: boolean
  /** Some, but not all, of its rows are ticked. */
  isPartly?: boolean
  isFixed?: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** The checkbox of a row: one element, since a list has a hundred of them. */
export function TickBox({ label, isTicked, isPartly = false, isFixed, onChange }: TickBoxProps) {
  return (
    <label className={css.place}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
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
