import { DecimalField } from '../../form/fields/decimal-field'
import type { KindInputProps } from './kind-input'
import { fieldProps } from './text-inputs'

export function DecimalInput(props: KindInputProps) {
  const { decimals, ...limits } = props.field.settings as { decimals: number; min?: number; max?: number }
  return <DecimalField {...fieldProps(props)} decimals={decimals} {...limits} />
}
