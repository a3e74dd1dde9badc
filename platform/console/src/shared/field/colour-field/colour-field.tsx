import { Input } from 'antd'
import { useId, useState } from 'react'
import { useText } from '#shared/i18n/text'
import { hexToRgb } from '#shared/theme/colour'
import css from './colour-field.module.css'
import { colourOf, solidOf } from './colour-text'
import { texts } from './text'

interface ColourFieldProps {
  label: string
  /** Six hex digits with #; with `alpha` `rgba(r,g,b,a)`. */
  value: string
  /** Called with each colour in that form; never with anything else. */
  onChange: (colour: string) => void
  alpha?: boolean
}

/** The text that is being typed, as long as the value is the one that it was typed for. */
interface Draft {
  readonly text: string
  readonly value: string
  readonly isLeft: boolean
}

/** A colour by the browser's own picker or in writing. A text that is no colour is named when the field is left. */
export function ColourField({ label, value, onChange, alpha = false }: ColourFieldProps) {
  const t = useText(texts)
  const id = useId()
  const [kept, setDraft] = useState<Draft>()
  const draft = kept?.value === value ? kept : undefined
  const isWrong = draft?.isLeft === true && !colourOf(draft.text, alpha)
  const write = (text: string) => {
    const colour = colourOf(text, alpha)
    setDraft({ text, value: colour ?? value, isLeft: false })
    if (colour && colour !== value) onChange(colour)
  }
  const leave = () => draft && setDraft(colourOf(draft.text, alpha) ? undefined : { ...draft, isLeft: true })
  const pick = (solid: string) => {
    setDraft(undefined)
    onChange(alpha ? `rgba(${hexToRgb(solid)?.join(',')},${solidOf(value).alpha})` : solid)
  }
  return (
    <div className={alpha ? `${css.field} ${css.long}` : css.field}>
      <label htmlFor={id}>{label}</label>
      <span className={css.swatch}>
        <span style={{ background: value }} />
        <input
          className="bare-control"
          type="color"
          aria-label={t('pick', { name: label })}
          value={solidOf(value).solid}
          onChange={(event) => pick(event.target.value)}
        />
      </span>
      <Input
        id={id}
        className={css.text}
        value={draft?.text ?? value}
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
        onPressEnter={leave}
      />
      <p id={`${id}-note`} className={css.note} aria-live="polite">
        {isWrong && t(alpha ? 'notRgba' : 'notHex')}
      </p>
    </div>
  )
}
