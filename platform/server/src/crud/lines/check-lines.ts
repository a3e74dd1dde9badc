import { calculatedOf, linesIn, type Line, type LinesOf } from 'atrium/contract/kind/fields/lines/line-values'
import { dictFields, choiceFields, targetOf } from 'atrium/contract/kind/fields-of'
import { sumsOf } from 'atrium/contract/kind/fields/lines/sum-of'
import type { Field } from 'atrium/contract/kind/field-kind'
import * as schemas from 'atrium/contract/kind/fields/schemas'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { unofferedIds } from '../../access/records/offered-records'
import { unknownDictValues } from '../../call/checks/dict-values'
import { rejectFields } from '../../call/field-error'
import type { FieldError } from '../../call/text/field-error-code'
import { check } from '../../call/checks/validation'
import type { WriteCall } from '../../call/write-call'

type Errors = Record<string, FieldError>
type Form = Readonly<Record<string, unknown>>

/** Lines as they are stored, with what they calculate. */
export interface CheckedLines {
  readonly lines: LinesOf
  readonly list: readonly Line[]
}

/**
 * Checks the lines of a form beyond their schemas, and returns them with what they calculate. `before` are those of the record that is edited, whose references and values
 * of dictionaries may stay. Throws `request.invalid` with the errors at `lines.3.itemId`. Lines that an edit leaves out stay as they are, and are not among the returned ones.
 */
export async function checkedLines(
  call: WriteCall,
  kind: FieldedKind,
  form: Form,
  before: Form | undefined,
): Promise<readonly CheckedLines[]> {
  const errors: Errors = {}
  const checked: CheckedLines[] = []
  for (const lines of linesIn(kind)) {
    const sent = form[lines.name] as readonly Line[] | undefined
    if (!sent && before) continue
    const list = (sent ?? []).map((line) => wholeLine(lines, line))
    const known = (before?.[lines.name] ?? []) as readonly Line[]
    await addUnoffered(call, errors, { lines, list }, known)
    await addUnknown(call, errors, { lines, list }, known)
    addTooLarge(errors, kind, { lines, list })
    checked.push({ lines, list })
  }
  rejectFields(errors)
  return checked
}

/** Returns the sums that a record has of its lines, by their fields. */
export const sumsOfLines = ({ fields }: FieldedKind, all: readonly CheckedLines[]): Record<string, number> =>
  Object.assign({}, ...all.map(({ lines, list }) => sumsOf(fields, lines.table, list))) as Record<string, number>

/** A line with the empty value of each field that was left out, and what it calculates. */
function wholeLine(lines: LinesOf, line: Line): Line {
  const blank = Object.entries(lines.fields).map(([name, { kind, options }]) => [name, options.initial ?? kind.empty])
  const whole = { ...Object.fromEntries(blank), ...line } as Line
  return { ...whole, ...calculatedOf(lines, whole) }
}

/** Adds an error to each line whose value of a field is among `wrong`. */
function addAt(errors: Errors, { lines, list }: CheckedLines, field: string, wrong: ReadonlySet<unknown>): void {
  list.forEach((line, at) => {
    if (wrong.has(line[field])) errors[`${lines.name}.${at}.${field}`] = 'notOffered'
  })
}

const valuesAt = (list: readonly Line[], field: string) => new Set(list.map((line) => line[field]))

async function addUnoffered(call: WriteCall, errors: Errors, of: CheckedLines, known: readonly Line[]): Promise<void> {
  for (const field of choiceFields(of.lines)) {
    const present = valuesAt(known, field)
    const ids = [...valuesAt(of.list, field)].filter((id) => typeof id === 'number' && !present.has(id)) as number[]
    addAt(errors, of, field, await unofferedIds(call, targetOf(of.lines.fields[field]!)!, ids))
  }
}

async function addUnknown(call: WriteCall, errors: Errors, of: CheckedLines, known: readonly Line[]): Promise<void> {
  for (const [field, dictType] of Object.entries(dictFields(of.lines))) {
    const present = valuesAt(known, field)
    const values = [...valuesAt(of.list, field)].filter((value) => value !== '' && !present.has(value))
    addAt(errors, of, field, await unknownDictValues(call, dictType, values.map(String)))
  }
}

/** Adds an error where a calculated value or a sum is no value of its field, such as one that is too large. */
function addTooLarge(errors: Errors, { fields }: FieldedKind, { lines, list }: CheckedLines): void {
  list.forEach((line, at) => {
    for (const name of Object.keys(lines.calculated)) {
      const error = errorIn(lines.fields[name]!, line[name])
      if (error) errors[`${lines.name}.${at}.${name}`] = error
    }
  })
  for (const [name, sum] of Object.entries(sumsOf(fields, lines.table, list))) {
    const error = errorIn(fields[name]!, sum)
    if (error) errors[lines.name] ??= error
  }
}

function errorIn({ kind, settings }: Field, value: unknown): FieldError | undefined {
  if (value === null) return undefined
  const checked = check(kind.schema(schemas, settings, true), value)
  return 'fields' in checked ? Object.values(checked.fields)[0] : undefined
}
