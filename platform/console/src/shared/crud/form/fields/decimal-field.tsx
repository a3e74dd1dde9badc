import { largestScaled } from 'atrium/contract/fields/scaled'
import { InputNumber } from 'antd'
import { useText } from '#shared/i18n/text'
import { FieldItem } from '../field-item'
import { useComparedField } from '../conflict/compared-fields'
import type { FieldProps } from './input-fields'
import { texts } from '../text'
import css from './kinds.module.css'

interface DecimalFieldProps extends FieldProps {
  /** How many decimals the contract's `decimal` has. */
  decimals: number
  /** The least and the largest value, as the person sees it. */
  min?: number
  max?: number
  /** Said after the number, such as kg. */
  unit?: string | undefined
}

/** A number with decimals; its value is scaled as in the contract: 12.5 with 3 decimals is 12500. Null when it is empty. */
export function DecimalField({ decimals, min, max, unit, disabled, ...field }: DecimalFieldProps) {
  const t = useText(texts)
  const scale = 10 ** decimals
  const textOf = (value: unknown) => shownAs(Number(value) / scale, decimals)
  useComparedField(field.name, { label: field.label, textOf })
  return (
    <FieldItem
      name={field.name}
      label={field.label}
      extra={field.hint}
      rules={field.required ? [{ required: true, message: t('required', field) }] : []}
      getValueProps={(scaled: number | null | undefined) => ({ value: scaled == null ? null : scaled / scale })}
      getValueFromEvent={(shown: number | null) => (shown === null ? null : Math.round(shown * scale))}
    >
      <InputNumber<number | string>
        className={css.number}
        precision={decimals}
        min={min ?? -largestScaled / scale}
        max={max ?? largestScaled / scale}
        controls={false}
        suffix={unit}
        formatter={(value, { userTyping, input }) => (userTyping ? input : shownAs(value, decimals))}
        parser={(text) => (text ?? '').replaceAll(/[,，\s]/g, '')}
        disabled={disabled}
      />
    </FieldItem>
  )
}

/** An amount of money; its value is in cents. Null when it is empty. */
export function MoneyField(props: Omit<DecimalFieldProps, 'decimals'>) {
  return <DecimalField decimals={2} {...props} />
}

/** With all its decimals, and a comma before every three digits of the whole part, as both languages write it. */
function shownAs(value: number | string | undefined, decimals: number): string {
  if (value === undefined || value === '') return ''
  return Number(value)
    .toFixed(decimals)
    .replace(/^-?\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','))
}
