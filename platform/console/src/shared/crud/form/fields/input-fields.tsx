import { largestInteger } from 'atrium/contract/fields/scaled'
import { Input, InputNumber, type FormItemProps } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { FieldItem } from '../field-item'
import { useComparedField } from '../conflict/compared-fields'
import { texts } from '../text'
import kinds from './kinds.module.css'

type Rule = NonNullable<FormItemProps['rules']>[number]

export interface FieldProps {
  /** The field in the body of the call, where the server's error finds it. */
  name: string
  label: string
  required?: boolean
  /** Said below the field. */
  hint?: ReactNode
  disabled?: boolean
}

/** The pattern of a text, and the error where it does not match. An empty text passes. */
export interface Pattern {
  test: RegExp | ((text: string) => boolean)
  text: string
}

/** Returns the rules of a field for text. */
export function useTextRules({ label, required }: Pick<FieldProps, 'label' | 'required'>, pattern?: Pattern): Rule[] {
  const t = useText(texts)
  const passes = (text: string) => {
    const trimmed = text.trim()
    if (!pattern || trimmed === '') return true
    return typeof pattern.test === 'function' ? pattern.test(trimmed) : pattern.test.test(trimmed)
  }
  return [
    ...(required ? [{ required, whitespace: true, message: t('required', { label }) }] : []),
    {
      validator: (_rule: unknown, text: string | undefined) =>
        passes(text ?? '') ? Promise.resolve() : Promise.reject(new Error(pattern?.text)),
    },
  ]
}

interface TextFieldProps extends FieldProps {
  /** The most characters that the server takes. */
  max: number
  pattern?: Pattern
  placeholder?: string
  autoComplete?: string
}

/**
 * One line of text.
 * @example
 * <TextField name="email" label={t('email')} max={50} pattern={email} />
 */
export function TextField({ max, pattern, placeholder, autoComplete = 'off', disabled, ...field }: TextFieldProps) {
  const rules = useTextRules(field, pattern)
  useComparedField(field.name, field)
  return (
    <FieldItem name={field.name} label={field.label} extra={field.hint} rules={rules} validateFirst>
      <Input maxLength={max} placeholder={placeholder} autoComplete={autoComplete} disabled={disabled} />
    </FieldItem>
  )
}

/**
 * Several lines of text.
 * @example
 * <TextAreaField name="remark" label={t('remark')} max={500} />
 */
export function TextAreaField({ max, rows = 3, pattern, placeholder, ...field }: TextFieldProps & { rows?: number }) {
  const rules = useTextRules(field, pattern)
  useComparedField(field.name, field)
  return (
    <FieldItem name={field.name} label={field.label} extra={field.hint} rules={rules} validateFirst>
      {/* The count would be in the place of the hint. */}
      <Input.TextArea
        maxLength={max}
        rows={rows}
        placeholder={placeholder}
        showCount={!field.hint}
        disabled={field.disabled}
      />
    </FieldItem>
  )
}

interface NumberFieldProps extends FieldProps {
  /** The least and the largest value; those of the contract's `int` without them. */
  min?: number
  max?: number
  /** Said after the number, such as kg. */
  unit?: string | undefined
}

/**
 * A whole number, such as a place in an order. Null when it is empty.
 * @example
 * <NumberField name="floor" label={t('floor')} min={-3} max={40} />
 */
export function NumberField({ min = 0, max = largestInteger, unit, disabled, ...field }: NumberFieldProps) {
  const t = useText(texts)
  const rules = field.required ? [{ required: true, message: t('required', field) }] : []
  useComparedField(field.name, field)
  return (
    <FieldItem name={field.name} label={field.label} extra={field.hint} rules={rules}>
      <InputNumber
        className={kinds.number}
        min={min}
        max={max}
        precision={0}
        controls={false}
        suffix={unit}
        disabled={disabled}
      />
    </FieldItem>
  )
}
