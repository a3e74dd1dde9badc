import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { TextTypes } from '../text/text'

const kind = fieldKind<string>({
  name: 'colour',
  words: { zh: '颜色', en: 'Colour' },
  column: 'text',
  empty: '',
  schema: ({ colour }, _, isRequired) => (isRequired ? colour.refine((text) => text !== '') : colour),
  row: ({ z }) => z.string(),
  parse: (text) => ({ value: text }),
  sample: (n) => ['#1677ff', '#52c41a', '#faad14'][n % 3]!,
  wrong: () => ['red'],
})

/** A colour as `#rrggbb`. */
export const colour = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<TextTypes, O>(kind, label, options)
