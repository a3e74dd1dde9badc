import { useId, type CSSProperties } from 'react'
import css from './signature-pad.module.css'

interface SignatureChoicesProps<T extends string> {
  legend: string
  options: readonly { value: T; label: string; mark: CSSProperties }[]
  value: T
  onChange: (value: T) => void
}

/** A row of radio buttons that look like what they choose. */
export function SignatureChoices<T extends string>({ legend, options, value, onChange }: SignatureChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span style={option.mark} />
        </label>
      ))}
    </fieldset>
  )
}
