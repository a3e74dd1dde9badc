import { isHttpAddress, patterns, type LocalText } from 'atrium/contract'
import { decimalsOf, nearestPlace, scaleOf, valueTypeOf, type ValueType } from './field-kinds'
import {
  limits,
  type Field,
  type FieldValue,
  type Form,
  type Format,
  type FormValues,
  type Option,
  type Rule,
} from './form'
import { isEmpty, rowForm, workerOf, type Worked } from './form-values'
import { filledRows, isRows, isText, isTexts, plainText, rowFieldsOf } from './kinds/rows'
import { allOptions, fieldsOf } from './form-walk'

/** An error in the value of a field; `valueErrorText` has its sentence. */
export interface ValueError {
  /**
   * `type`: not what the kind of field holds. `option`: not among its choices. `unknown`: the form has no such field. `cells`: cells of its rows have errors. `costly`: its text
   * is too long for the patterns of the form.
   */
  readonly code:
    | 'required'
    | 'type'
    | 'option'
    | 'decimals'
    | 'length'
    | 'range'
    | 'step'
    | 'pattern'
    | 'costly'
    | Format
    | 'count'
    | 'rowCount'
    | 'cells'
    | 'unknown'
  readonly min?: number | string
  readonly max?: number | string
  readonly step?: number
  /** The form's own message for it. */
  readonly message?: LocalText
}

export interface CheckParts {
  /** Whether the whole text matches the pattern. On a server it must take linear time. */
  readonly matches: (pattern: string, text: string) => boolean
  /** The key of the field with which matching takes too long, from `costlyField`. */
  readonly costly?: string | undefined
  /** Whether the kind of a field takes a value; only a server says so, by the schema of the kind. */
  readonly accepts?: (field: Field, value: FieldValue) => boolean
  /** The values of a dictionary; undefined where it is not known, and then any text is accepted. */
  readonly dictionary?: (type: string) => readonly string[] | undefined
}

/** The values of a form as they would be stored, and the first error of each field that has one. */
export function checkValues(
  form: Form,
  given: FormValues,
  parts: CheckParts,
): { values: FormValues; errors: Record<string, ValueError> } {
  const fields = fieldsOf(form)
  const worked = workerOf(form)(given)
  const errors: Record<string, ValueError> = {}
  for (const field of fields) {
    const error = valueErrorOf(field, worked, parts)
    if (error) errors[field.key] = error
    Object.assign(errors, cellErrors(field, worked.values[field.key], parts), unknownCells(field, given[field.key]))
  }
  const known = new Set(fields.map(({ key }) => key))
  for (const key of Object.keys(given)) if (!known.has(key)) errors[key] = { code: 'unknown' }
  return { values: withoutBlankRows(worked.values), errors }
}

/** Returns the first error of each cell of rows, by paths such as `items.0.amount`; none for blank rows, which are not stored. */
export function cellErrors(
  field: Field,
  value: FieldValue | undefined,
  parts: CheckParts,
): Readonly<Record<string, ValueError>> {
  if (field.kind !== 'rows' || !isRows(value)) return {}
  const fields = rowFieldsOf(field)
  const work = workerOf(rowForm(field))
  const all = value.flatMap((row, at) => {
    if (filledRows([row]).length === 0) return []
    const worked = work(row)
    return fields.flatMap((one): [string, ValueError][] => {
      const error = valueErrorOf(one, worked, parts)
      return error ? [[`${field.key}.${at}.${one.key}`, error]] : []
    })
  })
  return Object.fromEntries(all)
}

function unknownCells(field: Field, value: unknown): Record<string, ValueError> {
  if (field.kind !== 'rows' || !isRows(value)) return {}
  const known = new Set(rowFieldsOf(field).map(({ key }) => key))
  const unknown = value.flatMap((row, at) =>
    Object.keys(row).flatMap((key) => (known.has(key) ? [] : [`${field.key}.${at}.${key}`])),
  )
  return Object.fromEntries(unknown.map((path) => [path, { code: 'unknown' }]))
}

function withoutBlankRows(values: FormValues): FormValues {
  const entries = Object.entries(values).map(
    ([key, value]) => [key, isRows(value) ? filledRows(value) : value] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}

/** The first error of one field; none for a field that is not shown. */
export function valueErrorOf(
  field: Field,
  { values, shown, required }: Worked,
  parts: CheckParts,
): ValueError | undefined {
  if (!shown.has(field.key)) return undefined
  const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined
  if (required.has(field.key) && (value === undefined || value === false || isBlank(field, value)))
    return { code: 'required', message: field.rules?.find(({ rule }) => rule === 'required')?.message }
  return value === undefined || isEmpty(value) ? undefined : wrongValue(field, value, parts)
}

function isBlank({ kind }: Field, value: FieldValue): boolean {
  if (kind === 'rows' && isRows(value)) return filledRows(value).length === 0
  if (typeof value !== 'string') return isEmpty(value)
  return (kind === 'richText' ? value.replaceAll(/<[^>]*>|&nbsp;/g, '') : value).trim() === ''
}

/** The first error of a value that is filled in: what this field cannot hold at all, then its rules. */
export function wrongValue(field: Field, value: FieldValue, parts: CheckParts): ValueError | undefined {
  const wrong = valueErrorOfKind(field, value, parts)
  for (const rule of field.rules ?? []) {
    // Of two limits of letters the field's own is the lower one, and has its message.
    if (wrong && !(wrong.code === 'length' && rule.rule === 'length')) continue
    // A message of the rule says how the text has to be, which does not help here.
    if (rule.rule === 'pattern' && parts.costly === field.key) return { code: 'costly' }
    const error = broken(rule, value, parts)
    if (error) return { ...error, ...(rule.message && { message: rule.message }) }
  }
  return wrong
}

function isDate(value: unknown): boolean {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function isMoment(value: string): boolean {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(at)
}

/** Whether a value has a type, by the type. Lengths and sizes are not checked. */
export const hasType: Readonly<Record<ValueType, (value: unknown) => boolean>> = {
  text: isText,
  number: Number.isFinite,
  flag: (value) => typeof value === 'boolean',
  choice: isText,
  choices: (value) => isTexts(value) && new Set(value).size === value.length,
  date: isDate,
  dates: (value) => isTexts(value) && value.length === 2 && value.every(isDate) && value[0]! <= value[1]!,
  time: (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  path: isTexts,
  colour: (value) => isText(value) && /^#[\da-f]{6}$/i.test(value),
  moment: (value) => isText(value) && isMoment(value),
  tags: (value) => isTexts(value) && new Set(value.map((tag) => tag.toLowerCase())).size === value.length,
  record: (value) => Number.isInteger(value) && Number(value) > 0,
  file: isText,
  files: (value) => isRows(value) && value.every(({ id }) => isText(id)),
  html: isText,
  rows: (value) => isRows(value) && value.length <= limits.rows,
}

/** Returns why a value cannot be one of this field at all, its rules apart; undefined where it can. */
export function valueErrorOfKind(
  field: Field,
  value: FieldValue,
  parts: Pick<CheckParts, 'dictionary' | 'accepts'>,
): ValueError | undefined {
  return ownError(field, value, parts) ?? (parts.accepts?.(field, value) === false ? { code: 'type' } : undefined)
}

function ownError(field: Field, value: FieldValue, parts: Pick<CheckParts, 'dictionary'>): ValueError | undefined {
  const type = valueTypeOf(field)
  if (!hasType[type](value)) return { code: 'type' }
  if (type === 'record') return undefined
  if (type === 'files')
    return isRows(value) && value.length > 1 && field.kind !== 'files' ? { code: 'type' } : undefined
  if (typeof value === 'number') return numberError(field, value)
  if (type === 'html') return within(plainText(value).length, undefined, limits.html, 'length')
  if (isAddress(field.kind)) return hasFormat[field.kind](plainText(value)) ? undefined : { code: field.kind }
  if (type === 'text') return within(plainText(value).length, undefined, limits.value, 'length')
  if (type !== 'choice' && type !== 'choices' && type !== 'path') return undefined
  const chosen = isTexts(value) ? value : [plainText(value)]
  return isOffered(field, chosen, parts) ? undefined : { code: 'option' }
}

/** Kinds of fields whose format is that of the rule of the same name. */
const isAddress = (kind: Field['kind']) => kind === 'phone' || kind === 'email' || kind === 'url'

function numberError(field: Field, value: number): ValueError | undefined {
  if (field.kind === 'duration' && value < 0) return { code: 'range', min: 0 }
  if (field.kind === 'slider') return placeError(field, value)
  if (Math.abs(value) > limits.number) return { code: 'range', min: -limits.number, max: limits.number }
  const decimals = decimalsOf(field)
  if (Number(value.toFixed(decimals)) !== value) return { code: 'decimals', max: decimals }
  return field.kind === 'rate' ? within(value, 0, field.max ?? 5) : undefined
}

function placeError(field: Field, value: number): ValueError | undefined {
  const { min, max, step } = scaleOf(field)
  return within(value, min, max) ?? (nearestPlace(field, value) === value ? undefined : { code: 'step', min, step })
}

function isOffered(
  { kind, options = [] }: Field,
  chosen: readonly string[],
  { dictionary }: Pick<CheckParts, 'dictionary'>,
): boolean {
  if ('dictionary' in options) {
    const known = dictionary?.(options.dictionary)
    return !known || chosen.every((value) => known.includes(value))
  }
  if (kind === 'cascade') return leadsTo(options, chosen)
  return chosen.every((value) => allOptions(options).some((option) => option.value === value && !option.disabled))
}

function leadsTo(options: readonly Option[], [first, ...rest]: readonly string[]): boolean {
  const option = options.find(({ value, disabled }) => value === first && !disabled)
  if (!option) return false
  return rest.length > 0 ? leadsTo(option.children ?? [], rest) : !option.children?.length
}

function broken(rule: Rule, value: FieldValue, { matches }: CheckParts): ValueError | undefined {
  if (rule.rule === 'length' && isText(value)) return within(value.length, rule.min, rule.max, 'length')
  if (rule.rule === 'count' && isRows(value) && !isTexts(value))
    return within(filledRows(value).length, rule.min, rule.max, 'rowCount')
  if (rule.rule === 'count' && isTexts(value)) return within(value.length, rule.min, rule.max, 'count')
  if (rule.rule === 'pattern' && isText(value)) return matches(rule.pattern, value) ? undefined : { code: 'pattern' }
  if (rule.rule === 'format' && isText(value)) return hasFormat[rule.format](value) ? undefined : { code: rule.format }
  if (rule.rule !== 'range' || typeof value === 'boolean') return undefined
  if (isRows(value) && !isTexts(value)) return undefined
  const ends = isTexts(value) ? value : [value]
  return ends.map((end) => within(end, rule.min, rule.max)).find(Boolean)
}

function within(
  value: number | string,
  min?: number | string,
  max?: number | string,
  code: ValueError['code'] = 'range',
): ValueError | undefined {
  const low = typeof min === typeof value && value < min!
  const high = typeof max === typeof value && value > max!
  return low || high ? { code, ...(min !== undefined && { min }), ...(max !== undefined && { max }) } : undefined
}

const hasFormat: Readonly<Record<Format, (text: string) => boolean>> = {
  phone: (text) => patterns.phone.test(text),
  email: (text) => text.length <= 254 && /^[^\s@<>()",;:]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text),
  url: isHttpAddress,
  digits: (text) => /^\d+$/.test(text),
}
