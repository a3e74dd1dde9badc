import { isAsked, isRequired, type Field, type Fields } from '../../field-kind'

/** A line by the names of its fields. */
export type Line = Readonly<Record<string, unknown>>

/** The settings of lines. */
export interface LinesSettings {
  /** The table of the lines. */
  readonly table: string
  readonly fields: Fields
  readonly least: number
  readonly most: number
  /** The fields whose sums show below the lines. */
  readonly sums: readonly string[]
  readonly calculated: Readonly<Record<string, (line: never) => unknown>>
  readonly [name: string]: unknown
}

/** Lines of a kind of record: the name of the field, and its settings. */
export interface LinesOf extends LinesSettings {
  readonly name: string
}

/** Returns the settings of a field of lines; undefined for any other field. */
export const linesOf = ({ kind, settings }: Field): LinesSettings | undefined =>
  kind.name === 'lines' ? (settings as LinesSettings) : undefined

/** Returns the lines that the records of a kind have. */
export function linesIn({ fields }: { readonly fields: Fields }): LinesOf[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const settings = linesOf(field)
    return settings ? [{ ...settings, name }] : []
  })
}

/** Returns the values of a line that a form asks for; those that it may leave out have their empty value. */
export function askedOf({ fields }: Pick<LinesSettings, 'fields'>, line: Line): Record<string, unknown> {
  const asked = Object.entries(fields).filter(([, field]) => isAsked(field))
  const valueOf = (name: string, field: Field) => line[name] ?? (isRequired(field) ? undefined : field.kind.empty)
  return Object.fromEntries(asked.map(([name, field]) => [name, valueOf(name, field)]))
}

/** Returns the calculated values of a line: null for all of them while a value that the line needs is missing. */
export function calculatedOf(
  { fields, calculated }: Pick<LinesSettings, 'fields' | 'calculated'>,
  line: Line,
): Record<string, unknown> {
  const asked = askedOf({ fields }, line)
  const isWhole = Object.entries(fields).every(
    ([name, field]) => !isRequired(field) || !isAsked(field) || asked[name] != null,
  )
  const entries = Object.entries(calculated).map(([name, calculate]) => [
    name,
    isWhole ? calculate(asked as never) : null,
  ])
  return Object.fromEntries(entries) as Record<string, unknown>
}

/** Returns the sum of a field of lines; what is empty counts as 0. */
export const sumIn = (lines: readonly Line[], name: string): number =>
  lines.reduce((sum, line) => sum + (typeof line[name] === 'number' ? line[name] : 0), 0)

/** Values for fields without a sample, by the names of the fields: those of records and dictionaries that exist. */
type Offered = Readonly<Record<string, readonly unknown[]>>

/** Returns lines for the `n`th sample record; undefined where a line needs what is not offered. */
export function sampleLines({ fields, least, most }: LinesSettings, n: number, offered: Offered): Line[] | undefined {
  const asked = Object.entries(fields).filter(([, field]) => isAsked(field))
  const count = Math.min(most, Math.max(least, 1 + (n % 3)))
  const list = Array.from({ length: count }, (_, at) => {
    const values = asked.map(([name, field]) => {
      const choices = offered[name]
      const value = choices ? choices[(n + at) % choices.length] : field.kind.sample?.(n + at, field.settings, name)
      return [name, value ?? field.options.initial] as const
    })
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  })
  const isShort = (line: Line) => asked.some(([name, field]) => isRequired(field) && line[name] === undefined)
  return list.some(isShort) ? undefined : list
}
