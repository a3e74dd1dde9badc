import { ColorPicker, Input } from 'antd'
import { useText } from '#shared/i18n/text'
import { ColourValue } from '#shared/crud/values/colour-value'
import { FieldItem } from '../field-item'
import { useComparedField } from '../conflict/compared-fields'
import { useTextRules, type FieldProps } from './input-fields'
import { texts } from '../text'
import css from './kinds.module.css'

/** A colour, picked or written; its value is `#rrggbb`, or empty. */
export function ColourField({ disabled, ...field }: FieldProps) {
  const t = useText(texts)
  const rules = useTextRules(field, { test: /^#[\da-f]{6}$/i, text: t('colourFormat') })
  useComparedField(field.name, { label: field.label, renderValue: (value) => <ColourValue value={String(value)} /> })
  return (
    <FieldItem name={field.name} label={field.label} extra={field.hint} rules={rules} validateFirst>
      <ColourInput label={field.label} disabled={disabled} />
    </FieldItem>
  )
}

interface ColourInputProps {
  label: string
  disabled?: boolean
  /** These come from the form. */
  id?: string
  value?: string
  onChange?: (colour: string) => void
}

/** The colour that an empty field suggests. Without a colour the picker would begin with a transparent one, which is no value of the field. */
const suggested = '#1677ff'

function ColourInput({ label, disabled, id, value = '', onChange }: ColourInputProps) {
  const t = useText(texts)
  return (
    <div className={css.colour}>
      <ColorPicker
        value={/^#[\da-f]{6}$/i.test(value.trim()) ? value.trim() : suggested}
        disabledAlpha
        format="hex"
        disabled={disabled}
        onChange={(colour) => onChange?.(colour.toHexString().slice(0, 7))}
      >
        <button type="button" className={css.swatch} aria-label={t('pickColour', { label })} disabled={disabled}>
          <span style={{ background: value }} />
        </button>
      </ColorPicker>
      <Input
        id={id}
        className={css.colourText}
        value={value}
        maxLength={7}
        placeholder={suggested}
        spellCheck={false}
        autoComplete="off"
        allowClear
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </div>
  )
}
