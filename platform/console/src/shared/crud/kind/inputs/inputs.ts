import { isAsked, type Fields } from '@atrium/contract/kind/field-kind'
import type { ComponentType } from 'react'
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

const decimal = async (): Promise<Input> => (await import('./decimal-input')).DecimalInput

/** The others, each loaded where a form has one. */
const others: Readonly<Record<string, () => Promise<Input>>> = {
  decimal,
  money: decimal,
  date: async () => (await import('./date-inputs')).DateInput,
  dateTime: async () => (await import('./date-inputs')).DateTimeInput,
  dict: async () => (await import('./choice-inputs')).DictInput,
  colour: async () => (await import('./colour-input')).ColourInput,
  picture: async () => (await import('./picture-input')).PictureInput,
  ref: async () => (await import('./reference-inputs')).RefInput,
  department: async () => (await import('./reference-inputs')).DepartmentInput,
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
  const load = others[name]
  if (!load) throw new Error(`There is no input for fields of the kind ${name}.`)
  return load
}
