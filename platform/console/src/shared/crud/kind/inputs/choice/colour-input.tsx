import { ColourField } from '../../../form/fields/colour-field'
import type { KindInputProps } from '../kind-input'
import { fieldProps } from '../text-inputs'

export const ColourInput = (props: KindInputProps) => <ColourField {...fieldProps(props)} />
