import { isAsked, isRequired, type Field } from 'atrium/contract/kind/field-kind'
import { linesOf, sampleLines } from 'atrium/contract/kind/fields/lines/line-values'
import { dictFields, targetOf } from 'atrium/contract/kind/fields-of'
import { titleFields } from 'atrium/contract/kind/record-kind'
import type { FieldedKind } from 'atrium/contract/kind/types'

export type Values = Record<string, unknown>

/** Values for fields whose kinds have no samples: records that exist, and values of dictionaries. Those of lines are called `lines.itemId`. */
export type Given = Readonly<Record<string, unknown>>

/** The fields that a form has. */
export const formFields = ({ fields }: FieldedKind): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).filter(([, field]) => isAsked(field))

/** The field that a record is called by. */
export const titleOf = (kind: FieldedKind): string => titleFields(kind)[0]!

/** Returns the values of the `n`th form of a kind; `only` the fields that it asks for, or all of which there is a sample. */
export function sampleForm(kind: FieldedKind, n: number, given: Given, only?: 'asked'): Values {
  const asked = formFields(kind).filter(([, field]) => !only || isRequired(field))
  const values = asked.map(([name, field]) => [name, sampleOf(kind, n, [name, field], given)] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function sampleOf(kind: FieldedKind, n: number, [name, field]: readonly [string, Field], given: Given): unknown {
  if (name in given) return given[name]
  const lines = linesOf(field)
  const value = lines
    ? sampleLines(lines, n, offeredIn(name, given))
    : field.kind.sample?.(n, field.settings, name === titleOf(kind) ? kind.name.en : name)
  if (value !== undefined || !isRequired(field)) return value
  const missing = targetOf(field) ?? dictFields(kind)[name] ?? field.kind.name
  throw new Error(`There is no ${missing} for the field ${name} of ${kind.kind}: pass a value for it to the tests.`)
}

/** Returns the values for the fields of lines, as lists of choices. */
function offeredIn(lines: string, given: Given): Readonly<Record<string, readonly unknown[]>> {
  const own = Object.entries(given).filter(([name]) => name.startsWith(`${lines}.`))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(lines.length + 1), [value]]))
}

/** Every wrong value of every field, as `[field, value]`. */
export function wrongValues(kind: FieldedKind): (readonly [field: string, value: unknown])[] {
  const fields = formFields(kind).flatMap(([name, field]) => {
    const missing = isRequired(field) ? [field.kind.empty] : []
    return [...missing, ...(field.kind.wrong?.(field.settings) ?? [])].map((value) => [name, value] as const)
  })
  return [...fields, ['nonsense', 1], [kind.id, 7]]
}
