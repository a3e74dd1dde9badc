import { textIn, type LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'

/** The tints that a choice may have; the words say it, the tint only supports them. */
export type ChoiceColour = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'danger'

/** The choices of a field, by the values that are stored: letters, digits, `_`, `.` and `-`. */
export type ChoiceWords = Readonly<Record<string, LocalText & { readonly colour?: ChoiceColour }>>

export interface ChoiceSettings {
  readonly choices: ChoiceWords
  readonly [name: string]: unknown
}

interface ChoiceTypes<V extends string> {
  readonly value: V
  readonly empty: ''
  /** Finds the records that have one of them. */
  readonly filter: readonly V[]
  readonly isNamed: false
  readonly operators: 'Empty'
  readonly isGrouped: true
}

type Values = readonly [string, ...string[]]
export const valuesOf = ({ choices }: ChoiceSettings) => Object.keys(choices) as unknown as Values

/** Returns the value of a word in either language, or of the value itself. */
export function choiceOf({ choices }: ChoiceSettings, text: string): string | undefined {
  const word = text.toLowerCase()
  const entry = Object.entries(choices).find(([value, { zh, en }]) =>
    [value, zh, en].some((one) => one.toLowerCase() === word),
  )
  return entry?.[0]
}

export const choiceKind = fieldKind<string, ChoiceSettings>({
  name: 'choice',
  words: { zh: '单选', en: 'One of some choices' },
  column: 'text',
  empty: '',
  filter: 'oneOf',
  operators: ['Empty'],
  isGrouped: true,
  schema: ({ z }, settings, isRequired) => z.enum(isRequired ? valuesOf(settings) : ['', ...valuesOf(settings)]),
  row: ({ z }) => z.string(),
  query: ({ z }, settings) => {
    const value = z.enum(valuesOf(settings))
    return z
      .union([z.array(value), z.string()])
      .transform((given) => (typeof given === 'string' ? given.split(',') : given))
      .pipe(z.array(value).min(1).max(100))
      .optional()
  },
  format: ({ choices }) => ({ words: choices }),
  parse: (text, settings) => {
    const value = choiceOf(settings, text)
    return value === undefined ? { error: 'notOffered' } : { value }
  },
  text: (value, { choices }, { language }) => (choices[value] ? textIn(language, choices[value]) : value),
  sample: (n, settings) => valuesOf(settings)[n % valuesOf(settings).length],
  wrong: () => ['nothing of the choices', 1],
})

/**
 * One of some choices that the product decides about; those that administrators decide about are a `dict`.
 * @example
 * size: choice({ s: { zh: '小', en: 'Small' }, l: { zh: '大', en: 'Large', colour: 'info' } }, { zh: '尺寸', en: 'Size' }, { filter: true })
 */
export const choice = <const C extends ChoiceWords, const O extends FieldOptions>(
  choices: C,
  label: LocalText,
  options?: O,
) => fieldOf<ChoiceTypes<keyof C & string>, O>(choiceKind, label, options, { choices })
