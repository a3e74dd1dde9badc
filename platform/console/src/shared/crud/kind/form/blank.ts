import { isAsked, isRequired, type Field, type Fields } from 'atrium/contract/kind/field-kind'
import { askedOf, linesOf, type Line } from 'atrium/contract/kind/fields/lines/line-values'

type Values = Record<string, unknown>

/** The first values of a new record: nothing where a value has to be chosen. */
export function blankOf(fields: Fields): Values {
  const asked = Object.entries(fields).filter(([, field]) => isAsked(field))
  return Object.fromEntries(asked.map(([name, field]) => [name, firstValue(field)]))
}

function firstValue(field: Field): unknown {
  const { kind, options } = field
  if (options.initial !== undefined) return options.initial
  const lines = linesOf(field)
  if (lines) return Array.from({ length: lines.least }, () => blankOf(lines.fields))
  if (!isRequired(field)) return kind.empty
  // A text begins empty; a number, a day or a choice with nothing.
  const isChosen = kind.filter === 'equals' || kind.filter === 'oneOf'
  return Array.isArray(kind.empty) || (kind.empty === '' && !isChosen) ? kind.empty : undefined
}

/** Returns the value of a field of a record that was read as the form has it: lines without what the server adds to them. */
export function formValueOf(field: Field, value: unknown): unknown {
  const lines = linesOf(field)
  return lines ? ((value ?? []) as readonly Line[]).map((line) => askedOf(lines, line)) : value
}

/** Returns the values with the empty one of each field that was emptied: the server would leave the value of a field that is not sent as it is. */
export function withEmpty(fields: Fields, values: Values): Values {
  // A field that the layout leaves out is not among the values.
  const emptied = Object.entries(fields).filter(
    ([name, field]) => name in values && values[name] === undefined && !isRequired(field),
  )
  const lines = Object.entries(fields).flatMap(([name, field]) =>
    linesOf(field) && values[name] ? [[name, formValueOf(field, values[name])]] : [],
  )
  return {
    ...values,
    ...Object.fromEntries(emptied.map(([name, field]) => [name, field.kind.empty])),
    ...Object.fromEntries(lines),
  }
}
