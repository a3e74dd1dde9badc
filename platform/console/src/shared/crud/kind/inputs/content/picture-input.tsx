import { ImageField } from '../../../form/fields/image-field'
import type { KindInputProps } from '../kind-input'
import { fieldProps } from '../text-inputs'

export const PictureInput = (props: KindInputProps) => <ImageField {...fieldProps(props)} />
