import { DecimalField } from '../../../form/fields/decimal-field'
import type { KindInputProps } from '../kind-input'
import { fieldProps, useUnit } from '../text-inputs'

export function DecimalInput(props: KindInputProps) {
  const { decimals, min, max } = props.field.settings as { decimals: number; min?: number; max?: number }
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return <DecimalField {...fieldProps(props)} decimals={decimals} {...limits} unit={useUnit(props)} />
}
