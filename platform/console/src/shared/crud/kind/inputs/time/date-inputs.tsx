import { DateField, DateTimeField } from '../../../form/fields/date-field'
import type { KindInputProps } from '../kind-input'
import { fieldProps } from '../text-inputs'

export const DateInput = (props: KindInputProps) => <DateField {...fieldProps(props)} />
export const DateTimeInput = (props: KindInputProps) => <DateTimeField {...fieldProps(props)} />
