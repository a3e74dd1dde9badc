import { Field, type FieldProps } from '../field'
import css from '../field.module.css'
import { usePassword } from './use-password'

/** A `Field` for a password, with a button that shows it and a hint while Caps Lock is on. */
export function PasswordInput(props: Omit<FieldProps, 'type' | 'warning' | 'children'>) {
  const { input, eye, warning } = usePassword(css.eye)
  return (
    <Field autoComplete="current-password" name="password" {...props} {...input} warning={warning}>
      {eye}
    </Field>
  )
}
