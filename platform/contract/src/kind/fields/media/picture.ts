import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { TextTypes } from '../text/text'

interface PictureTypes extends TextTypes {
  readonly isImported: false
}

const kind = fieldKind<string>({
  name: 'picture',
  words: { zh: '图片', en: 'Picture' },
  column: 'text',
  empty: '',
  schema: ({ image }, _, isRequired) => (isRequired ? image.refine((text) => text !== '') : image),
  row: ({ z }) => z.string(),
  wrong: () => ['picture.png'],
})

/** A picture: the key of a stored file. */
export const picture = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<PictureTypes, O>(kind, label, options)
