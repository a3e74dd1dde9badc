import { decimalsOf, nearestPlace } from './field-kinds'
import type { Condition, Comparison, Field, FieldValue, Form, FormValues, Link } from './form'
import { orderOf, type Order } from './form-order'
import { fieldsOf, placesOf, rowsAround } from './form-walk'
import { isRows, rowFieldsOf } from './kinds/rows'

/** A form with its values worked out. */
export interface Worked {
  /** The values of the fields that are shown, those that follow from others included. */
  readonly values: FormValues
  /** The keys of the items that are shown. */
  readonly shown: ReadonlySet<string>
  /** The keys of the fields whose value follows from others at the moment. */
  readonly linked: ReadonlySet<string>
  /** The keys of the fields that have to be filled in. */
  readonly required: ReadonlySet<string>
}

/** Whether a field counts as not filled in. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Whether a value of this field is none; no star of a rating is none. */
const isUnset = (field: Field, value: FieldValue) => isEmpty(value) || (field.kind === 'rate' && value === 0)

/** A function that works out the values of a form; the order of its fields is found once. */
export function workerOf(form: Form): (given: FormValues) => Worked {
  const order = orderOf(form)
  const places = placesOf(form).filter((place) => !rowsAround(place))
  const workRows = rowsWorker(form)
  const columns = columnsOf(form)
  return (given) => {
    const { values, linked } = valuesIn(order, given, workRows, columns)
    const hidden = new Set<string>()
    const shown = new Set<string>()
    const required = new Set<string>()
    for (const { item, parents } of places) {
      const visible = parents.every((parent) => !hidden.has(parent.key)) && holds(item.visible, values)
      ;(visible ? shown : hidden).add(item.key)
    }
    for (const { field } of order.nodes) {
      const must = field.rules?.some((rule) => rule.rule === 'required' && holds(rule.when, values))
      if (must && shown.has(field.key)) required.add(field.key)
    }
    return { values, shown, linked, required }
  }
}

type WorkRows = (field: Field, value: FieldValue | undefined) => FieldValue | undefined

/** Works out the values of rows, each by the fields of a row. Rows that stay the same are the same list. */
function rowsWorker(form: Form): WorkRows {
  const rows = fieldsOf(form).filter(({ kind }) => kind === 'rows')
  const workers = new Map(rows.map((field) => [field.key, workerOf(rowForm(field))]))
  const last = new Map<string, { given: FieldValue; worked: FieldValue }>()
  return (field, value) => {
    const work = workers.get(field.key)
    if (!work || !isRows(value)) return value
    const before = last.get(field.key)
    if (before?.given === value) return before.worked
    const worked = value.map((row) => work(row).values)
    last.set(field.key, { given: value, worked })
    return worked
  }
}

/** Returns the form that one row is. */
export const rowForm = ({ label, items = [] }: Field): Form => ({ title: label, items })

interface Column {
  readonly rows: string
  readonly field: Field
}

/** The fields of rows by their keys. */
function columnsOf(form: Form): ReadonlyMap<string, Column> {
  const all = fieldsOf(form).map((rows) =>
    rowFieldsOf(rows).map((field) => [field.key, { rows: rows.key, field }] as const),
  )
  return new Map(all.flat())
}

function columnSum({ rows, field }: Column, values: FormValues): number | undefined {
  const value = own(values, rows)
  const numbers = isRows(value) ? value.map((row) => countedNumber(field, row[field.key])) : []
  const filled = numbers.filter((number) => number !== undefined)
  return filled.length > 0 ? filled.reduce((a, b) => a + b) : undefined
}

function valuesIn(order: Order, given: FormValues, workRows: WorkRows, columns: ReadonlyMap<string, Column>) {
  const values: Record<string, FieldValue> = {}
  const linked = new Set<string>()
  const fields = new Map(order.nodes.map(({ field }) => [field.key, field]))
  const numberOf = (key: string) => {
    const column = columns.get(key)
    return column ? columnSum(column, values) : countedNumber(fields.get(key), own(values, key))
  }
  for (const { field, shownBy } of order.nodes) {
    if (!shownBy.every(({ visible }) => holds(visible, values))) continue
    const link = field.links?.find(({ when }) => holds(when, values))
    if (link) linked.add(field.key)
    const value = link ? linkedValue(link, field, values, numberOf) : workRows(field, own(given, field.key))
    if (value !== undefined && !isUnset(field, value)) values[field.key] = value
  }
  return { values, linked }
}

/** A number that a sum or product may count: one that the range of its field allows. */
function countedNumber(field: Field | undefined, value: FieldValue | undefined): number | undefined {
  if (typeof value !== 'number') return undefined
  const isWithin = field?.rules?.every(
    (rule) => rule.rule !== 'range' || !(value < Number(rule.min ?? value) || value > Number(rule.max ?? value)),
  )
  return isWithin === false ? undefined : value
}

function linkedValue(
  link: Link,
  field: Field,
  values: FormValues,
  numberOf: (key: string) => number | undefined,
): FieldValue | undefined {
  if ('to' in link) return link.to
  if ('copy' in link) return fitted(field, own(values, link.copy))
  if ('days' in link)
    return fitted(field, calendarDays(link.days.flatMap((key): readonly unknown[] => [own(values, key) ?? []].flat())))
  const numbers = ('sum' in link ? link.sum : link.product).map(numberOf)
  const filled = numbers.filter((value) => value !== undefined)
  if (filled.length === 0 || ('product' in link && filled.length < numbers.length)) return undefined
  const result = 'sum' in link ? filled.reduce((a, b) => a + b) : filled.reduce((a, b) => a * b)
  return field.kind === 'slider' ? fitted(field, result) : rounded(result, decimalsOf(field))
}

/** From one day to another, both included; undefined without two days, or where the second is the earlier one. */
function calendarDays([from, to]: readonly unknown[]): number | undefined {
  const days = (Date.parse(`${String(to)}T00:00Z`) - Date.parse(`${String(from)}T00:00Z`)) / 86_400_000 + 1
  return days > 0 ? days : undefined
}

/** A slider can only be at one of its steps, and the person cannot correct a value that follows from others. */
function fitted(field: Field, value: FieldValue | undefined): FieldValue | undefined {
  return field.kind === 'slider' && typeof value === 'number' ? nearestPlace(field, value) : value
}

/** To so many decimals, a half away from 0 as people round money: 1.005 is 1.01, although it is stored a little below. */
function rounded(number: number, decimals: number): number {
  const scaled = Number((Math.abs(number) * 10 ** decimals).toPrecision(15))
  return (Math.sign(number) * Math.round(scaled)) / 10 ** decimals
}

/** Whether a condition holds; one that is left out does. */
function holds(condition: Condition | undefined, values: FormValues): boolean {
  if (!condition) return true
  if ('all' in condition) return condition.all.every((part) => holds(part, values))
  if ('any' in condition) return condition.any.some((part) => holds(part, values))
  return compares(condition, own(values, condition.field))
}

function compares({ is, value: other }: Comparison, value: FieldValue | undefined): boolean {
  if (is === 'empty') return isEmpty(value)
  if (is === 'notEmpty') return !isEmpty(value)
  // A switch that was never touched is off.
  if (is === 'equals') return typeof other === 'boolean' ? (value ?? false) === other : value === other
  if (is === 'notEquals') return value !== other
  if (is === 'oneOf') return Array.isArray(other) && other.includes(value)
  if (is === 'contains') return contains(value, other)
  if (value === undefined || other === undefined || typeof value !== typeof other) return false
  if (is === 'greater') return value > other
  return is === 'less' && value < other
}

function contains(value: FieldValue | undefined, part: unknown): boolean {
  if (typeof part !== 'string') return false
  if (typeof value === 'string') return value.toLowerCase().includes(part.toLowerCase())
  return Array.isArray(value) && (value as readonly unknown[]).includes(part)
}

/** The value of a key, and of no property that every object has. */
function own(values: FormValues, key: string): FieldValue | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined
}
