import type { TextSettings } from 'atrium/contract/kind/fields/text/pattern'
import { textIn, type LocalText } from 'atrium/contract/language'
import { useLanguage } from '#shared/i18n/text'
import { NumberField, TextAreaField, TextField } from '../../form/fields/input-fields'
import { StatusField } from '../../form/fields/option-fields'
import { usePatterns } from '../../form/patterns'
import type { KindInputProps } from './kind-input'

const settingsOf = ({ field }: KindInputProps) => field.settings as { max: number }

/** Returns the props that every field takes. */
export const fieldProps = ({ name, label, required, hint }: KindInputProps) => ({ name, label, required, hint })

export function TextInput(props: KindInputProps) {
  const language = useLanguage()
  const { matches } = props.field.settings as Partial<TextSettings>
  const pattern = matches && { pattern: { test: matches.test, text: textIn(language, matches.text) } }
  return <TextField {...fieldProps(props)} max={settingsOf(props).max} {...pattern} />
}
export const MultilineInput = (props: KindInputProps) => (
  <TextAreaField {...fieldProps(props)} max={settingsOf(props).max} />
)
export function IntInput(props: KindInputProps) {
  const { min, max } = props.field.settings as { min?: number; max?: number }
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return <NumberField {...fieldProps(props)} {...limits} unit={useUnit(props)} />
}

/** Returns the unit of a number in the language of the screen. */
export function useUnit({ field }: KindInputProps): string | undefined {
  const language = useLanguage()
  const unit = field.settings['unit'] as LocalText | undefined
  return unit && textIn(language, unit)
}
export const StatusInput = ({ name, label, hint }: KindInputProps) => (
  <StatusField name={name} label={label} hint={hint} />
)

const patterned = (pattern: 'email' | 'phone' | 'webAddress') =>
  function PatternInput(props: KindInputProps) {
    return <TextField {...fieldProps(props)} max={settingsOf(props).max} pattern={usePatterns()[pattern]} />
  }

export const EmailInput = patterned('email')
export const PhoneInput = patterned('phone')
export const UrlInput = patterned('webAddress')
