import css from './values.module.css'

/** A colour as a swatch with its value; a dash for none. */
export function ColourValue({ value }: { value: string }) {
  if (!value) return '—'
  return (
    <span className={css.colour}>
      <span className={css.swatch} style={{ background: value }} />
      {value}
    </span>
  )
}
