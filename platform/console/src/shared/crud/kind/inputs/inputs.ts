import { isAsked, type Fields } from 'atrium/contract/kind/field-kind'
import type { ComponentType } from 'react'
import { consoleModules } from '#shared/navigation/console-modules'
import type { KindInputProps } from './kind-input'
import { EmailInput, IntInput, MultilineInput, PhoneInput, StatusInput, TextInput, UrlInput } from './text-inputs'

type Input = ComponentType<KindInputProps>

/** The inputs that come with every form, by the names of the kinds of fields. */
const common: Readonly<Record<string, Input>> = {
  text: TextInput,
  multiline: MultilineInput,
  int: IntInput,
  email: EmailInput,
  phone: PhoneInput,
  url: UrlInput,
  status: StatusInput,
}

const decimal = async (): Promise<Input> => (await import('./number/decimal-input')).DecimalInput

const files = async (): Promise<Input> => (await import('./content/file-input')).FileInput

const ref = async (): Promise<Input> => (await import('./reference/reference-inputs')).RefInput

/** The others, each loaded where a form has one. */
const others: Readonly<Record<string, () => Promise<Input>>> = {
  decimal,
  money: decimal,
  percent: decimal,
  rating: async () => (await import('./number/rating-input')).RatingInput,
  date: async () => (await import('./time/date-inputs')).DateInput,
  dateTime: async () => (await import('./time/date-inputs')).DateTimeInput,
  time: async () => (await import('./time/time-input')).TimeInput,
  duration: async () => (await import('./time/duration-input')).DurationInput,
  period: async () => (await import('./time/period-input')).PeriodInput,
  yesNo: async () => (await import('./choice/choice-inputs')).YesNoInput,
  choice: async () => (await import('./choice/choice-inputs')).ChoiceInput,
  choices: async () => (await import('./choice/choice-inputs')).ChoicesInput,
  dict: async () => (await import('./choice/choice-inputs')).DictInput,
  tags: async () => (await import('./choice/tags-input')).TagsInput,
  colour: async () => (await import('./choice/colour-input')).ColourInput,
  json: async () => (await import('./content/json-input')).JsonInput,
  markdown: async () => (await import('./content/editor-inputs')).MarkdownInput,
  richText: async () => (await import('./content/editor-inputs')).RichTextInput,
  picture: async () => (await import('./content/picture-input')).PictureInput,
  file: files,
  files,
  signature: async () => (await import('./content/signature-input')).SignatureInput,
  ref,
  person: ref,
  refs: async () => (await import('./reference/refs-input')).RefsInput,
  parent: async () => (await import('./reference/parent-input')).ParentInput,
  lines: async () => (await import('../lines/lines-input')).LinesInput,
  department: async () => (await import('./reference/reference-inputs')).DepartmentInput,
}

/** Loads the inputs of fields, by the names of their kinds. Throws an Error for a kind without one. */
export async function loadInputs(all: readonly Fields[]): Promise<Readonly<Record<string, Input>>> {
  const names = [
    ...new Set(
      all.flatMap((fields) =>
        Object.values(fields)
          .filter(isAsked)
          .map(({ kind }) => kind.name),
      ),
    ),
  ]
  const loaded = names.map(async (name) => [name, common[name] ?? (await loaderOf(name)())] as const)
  return Object.fromEntries(await Promise.all(loaded))
}

function loaderOf(name: string): () => Promise<Input> {
  const own = Object.values(consoleModules()).map(({ fieldInputs }) => fieldInputs?.[name])
  const load = others[name] ?? own.find((one) => one !== undefined)
  if (!load)
    throw new Error(
      `There is no input for fields of the kind ${name}. Add one to \`fieldInputs\` of the console part of its module.`,
    )
  return load
}
