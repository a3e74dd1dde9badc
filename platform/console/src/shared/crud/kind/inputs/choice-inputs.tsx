import { DictField } from '../../form/fields/dict-field'
import type { KindInputProps } from './kind-input'
import { fieldProps } from './text-inputs'

export const DictInput = (props: KindInputProps) => (
  <DictField {...fieldProps(props)} dictType={String(props.field.settings['dictType'])} />
)
