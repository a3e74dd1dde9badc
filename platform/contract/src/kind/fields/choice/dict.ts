import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import type { TextTypes } from '../text/text'

interface DictTypes extends Omit<TextTypes, 'operators'> {
  readonly operators: 'OneOf' | 'Empty'
  readonly isGrouped: true
}

const kind = fieldKind<string, { readonly dictType: string }>({
  name: 'dict',
  words: { zh: '字典值', en: 'Value of a dictionary' },
  column: 'text',
  empty: '',
  filter: 'equals',
  operators: ['OneOf', 'Empty'],
  isGrouped: true,
  schema: ({ requiredText, text, most }, _, isRequired) =>
    isRequired ? requiredText(most.dictText) : text(most.dictText),
  row: ({ z }) => z.string(),
  query: ({ text, most }) => text(most.dictText).optional(),
  format: ({ dictType }) => ({ dictType }),
  wrong: () => ['nothing of the dictionary'],
})

/** A value of the dictionary `dictType`. */
export const dict = <const O extends FieldOptions>(dictType: string, label: LocalText, options?: O) =>
  fieldOf<DictTypes, O>(kind, label, options, { dictType })
