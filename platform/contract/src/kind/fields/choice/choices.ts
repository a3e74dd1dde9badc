import { textIn, type LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { choiceKind, choiceOf, valuesOf, type ChoiceSettings, type ChoiceWords } from './choice'
import { listed, partsOf } from './list-text'

interface ChoicesTypes<V extends string> {
  readonly value: readonly V[]
  readonly empty: readonly V[]
  /** Finds the records that have one of them. */
  readonly filter: readonly V[]
  readonly isNamed: false
  readonly operators: 'Empty'
}

const kind = fieldKind<readonly string[], ChoiceSettings>({
  name: 'choices',
  words: { zh: '多选', en: 'Several of some choices' },
  column: 'json',
  empty: [],
  filter: 'anyOf',
  operators: ['Empty'],
  schema: ({ z }, settings, isRequired) => {
    const values = z.array(z.enum(valuesOf(settings))).refine((list) => new Set(list).size === list.length)
    return isRequired ? values.min(1) : values
  },
  row: ({ z }) => z.array(z.string()),
  query: (schemas, settings) => choiceKind.query!(schemas, settings),
  format: ({ choices }) => ({ words: choices }),
  parse: (text, settings) => {
    const values = partsOf(text).map((word) => choiceOf(settings, word))
    const found = values.flatMap((value) => value ?? [])
    return found.length < values.length ? { error: 'notOffered' } : { value: [...new Set(found)] }
  },
  text: (values, { choices }, { language }) =>
    listed(
      values.map((value) => (choices[value] ? textIn(language, choices[value]) : value)),
      language,
    ),
  sample: (n, settings) => valuesOf(settings).slice(0, 1 + (n % valuesOf(settings).length)),
  wrong: () => [['nothing of the choices'], 'x'],
})

/** Any of some choices, see `choice`; stored as a list in JSON. */
export const choices = <const C extends ChoiceWords, const O extends FieldOptions>(
  offered: C,
  label: LocalText,
  options?: O,
) => fieldOf<ChoicesTypes<keyof C & string>, O>(kind, label, options, { choices: offered })
