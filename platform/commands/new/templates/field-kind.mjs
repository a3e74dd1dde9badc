import { literal, textLiteral } from './source-text.mjs'

/** Returns `contract/kinds/plate.ts`: a kind of field whose values are texts of one form. */
export const kindFile = ({ property, pascal, label }) => `import type { LocalText } from 'atrium/contract'
import { fieldKind, fieldOf, type FieldOptions } from 'atrium/contract/kind'

/** The types of a value, for rows, forms and filters. */
interface ${pascal}Types {
  readonly value: string
  readonly empty: ''
  readonly filter: string
  readonly isNamed: false
  readonly operators: 'Is' | 'Empty'
}

/** The form of a value, and that of one that may be left out. */
const format = /^[A-Z]{2}-\\d{3}$/
const orEmpty = /^(?:[A-Z]{2}-\\d{3})?$/

const kind = fieldKind<string>({
  name: ${literal(property)},
  words: ${textLiteral(label)},
  column: 'text',
  empty: '',
  filter: 'contains',
  operators: ['Is', 'Empty'],
  isSorted: true,
  schema: ({ z }, _, isRequired) =>
    z
      .string()
      .regex(isRequired ? format : orEmpty)
      .meta({ examples: ['AB-100'] }),
  row: ({ z }) => z.string(),
  // Reads the text of a cell in an imported file.
  parse: (text) => ({ value: text.toUpperCase() }),
  sample: (n) => \`AB-\${100 + n}\`,
  wrong: () => ['ab', 5],
})

/** Makes a field of the kind. Its column is a text. */
export const ${property} = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<${pascal}Types, O>(kind, label, options)
`

/** Returns `contract/kinds/plate.test.ts`. */
export const testFile = ({ name, property, label }) => `import { fieldSchema } from 'atrium/contract'
import { valueText } from 'atrium/contract/kind'
import { expect, test } from 'vitest'
import { ${property} } from './${name}'

const label = ${textLiteral(label)}
const field = ${property}(label)
const { kind, settings } = field
const reader = { language: 'en', timeZone: 'UTC' } as const

test.each([0, 1, 2])('sample %i is accepted, and is read from its own text', (n) => {
  const value = kind.sample?.(n, settings, '${property}')
  expect(fieldSchema(field).safeParse(value).data).toEqual(value)
  expect(kind.parse?.(valueText(field, value, reader), settings, reader)).toEqual({ value })
})

test.each(kind.wrong?.(settings) ?? [])('%j is rejected', (value) => {
  expect(fieldSchema(field).safeParse(value).success).toBe(false)
})

test('a value may be left out where the field is optional', () => {
  const accepts = (one: typeof field) => fieldSchema(one).safeParse(kind.empty).success
  expect([accepts(field), accepts(${property}(label, { optional: true }))]).toEqual([false, true])
})
`

/** Returns `console/kinds/plate-input.tsx`: the form item of the input. */
export const inputFile = ({ pascal }) => `import { TextField, type FieldProps } from 'atrium/console/form'

export const ${pascal}Input = ({ name, label, required, hint }: FieldProps & { required: boolean }) => (
  <TextField name={name} label={label} required={required} hint={hint} max={6} />
)
`

/** Returns `console/index.ts` of a module that lists the input of a kind of field alone. */
export const consoleFile = (entry) => `import type { ConsoleParts } from 'atrium/console/page'

export const parts: ConsoleParts = { fieldInputs: { ${entry} } }
`
