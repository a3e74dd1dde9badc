import { canCopy, fieldTraits, fitsRow, isField, operatorsOf, scaleOf, valueTypeOf, type Setting } from './field-kinds'
import { comparisonError } from './comparison-check'
import {
  limits,
  type Comparison,
  type Condition,
  type Field,
  type FieldValue,
  type Form,
  type FormItem,
  type Link,
  type Option,
  type Rule,
} from './form'
import { orderOf } from './form-order'
import { patternRepeats, patternsIn, patternSize } from './form-patterns'
import { allFieldsOf, allOptions, branchesOf, fieldsOf, placesOf, rowsAround, sourcesOf, type Path } from './form-walk'
import { isEmpty } from './form-values'
import { hasType, valueErrorOfKind, wrongValue, type ValueError } from './values-check'

export const formErrorCodes = [
  'type',
  'unknownProperty',
  'unknownKind',
  'tooLong',
  'tooShort',
  'outOfRange',
  'format',
  'tooDeep',
  'tooManyItems',
  'keyTwice',
  'keyFormat',
  'noField',
  'notNumber',
  'noNumberTarget',
  'notCopied',
  'dayFields',
  'value',
  'noValue',
  'operator',
  'cycle',
  'pattern',
  'patternTooLarge',
  'patternSize',
  'tooManyPatterns',
  'notForKind',
  'options',
  'optionTwice',
  'tooManyOptions',
  'noDictionary',
  'default',
  'brokenRule',
  'rowItem',
  'rowPattern',
  'noRowFields',
  'stepsPlace',
  'limits',
  'noScale',
  'stars',
  'decimals',
] as const
export type FormErrorCode = (typeof formErrorCodes)[number]

/** An error that keeps data from being a form, and its place; `formErrorText` has its sentence. */
export interface FormError {
  readonly path: Path
  readonly code: FormErrorCode
  /** The subject of the error: a key, a kind, a property or a number. */
  readonly name?: string
  /** Of a value that cannot be used: why. */
  readonly error?: ValueError
}

/** Returns the errors of a form whose parts are valid one by one: names that lead nowhere, cycles and others. */
export function formErrorsOf(form: Form): FormError[] {
  const places = placesOf(form)
  const all = mapOf(allFieldsOf(form))
  const fields = mapOf(fieldsOf(form))
  const keys = new Set<string>()
  const errors: FormError[] =
    places.length > limits.items ? [{ path: ['items'], code: 'tooManyItems', name: String(limits.items) }] : []
  const steps = places.filter(({ item }) => item.kind === 'steps')
  for (const { path, parents } of steps)
    if (parents.length > 0 || steps.length > 1) errors.push({ path, code: 'stepsPlace' })
  for (const place of places) {
    const { item, path, parents } = place
    const rows = rowsAround(place)
    const at = (error: FormError): FormError => ({ ...error, path: [...path, ...error.path] })
    if (keys.has(item.key)) errors.push({ path: [...path, 'key'], code: 'keyTwice', name: item.key })
    // A name that every object has, such as "constructor".
    if (item.key in {}) errors.push({ path: [...path, 'key'], code: 'keyFormat', name: item.key })
    keys.add(item.key)
    if (parents.length >= limits.depth && branchesOf(item).length > 0) {
      errors.push({ path, code: 'tooDeep', name: String(limits.depth) })
    }
    const beside = rows ? mapOf(fieldsOf({ title: form.title, items: branchesOf(rows)[0]!.items })) : fields
    errors.push(...itemErrors(item, beside, rows ? beside : all).map(at))
    if (rows) errors.push(...rowErrors(item).map(at))
  }
  for (const { path } of patternsIn(form).slice(limits.patterns))
    errors.push({ path, code: 'tooManyPatterns', name: String(limits.patterns) })
  const rowCycles = [...fields.values()].flatMap((field) => (field.kind === 'rows' ? cyclesIn(form, field) : []))
  const cycles = orderOf(form).cyclic.map(({ field, path }): FormError => ({ path, code: 'cycle', name: field.key }))
  return [...errors, ...cycles, ...rowCycles]
}

type Fields = ReadonlyMap<string, Field>

const mapOf = (fields: readonly Field[]): Fields => new Map(fields.map((field) => [field.key, field]))

/** The cycles among the fields of rows, with their paths in the form. */
function cyclesIn(form: Form, { key, label, items = [] }: Field): FormError[] {
  const start = placesOf(form).find(({ item }) => item.key === key)!.path
  return orderOf({ title: label, items }).cyclic.map(({ field, path }) => ({
    path: [...start, ...path],
    code: 'cycle',
    name: field.key,
  }))
}

/** Returns the errors of an item that only one in rows has. */
function rowErrors(item: FormItem): FormError[] {
  if (!fitsRow(item.kind) || !isField(item)) return [{ path: ['kind'], code: 'rowItem' }]
  return (item.rules ?? []).flatMap(({ rule }, at): FormError[] =>
    rule === 'pattern' ? [{ path: ['rules', at], code: 'rowPattern' }] : [],
  )
}

/** `summed` are the fields whose numbers a sum may count. */
function itemErrors(item: FormItem, fields: Fields, summed: Fields): FormError[] {
  const shown = item.visible ? conditionErrors(item.visible, ['visible'], fields) : []
  return isField(item)
    ? [...shown, ...fieldErrors(item), ...linkErrors(item, fields, summed), ...ruleErrors(item, fields)]
    : shown
}

function conditionErrors(condition: Condition, path: Path, fields: Fields): FormError[] {
  const deep = deepGroup(condition, path)
  if (deep) return [{ path: deep, code: 'tooDeep', name: String(limits.conditionDepth) }]
  return comparisonsIn(condition, path).flatMap(({ comparison, path: place }): FormError[] => {
    const field = fields.get(comparison.field)
    if (!field) return [{ path: [...place, 'field'], code: 'noField', name: comparison.field }]
    if (!operatorsOf[valueTypeOf(field)].includes(comparison.is))
      return [{ path: [...place, 'is'], code: 'operator', name: comparison.is }]
    const code = comparisonError(field, comparison)
    return code ? [{ path: [...place, 'value'], code, name: field.key }] : []
  })
}

/** The path of the first group of conditions that is inside of as many as there may be. */
function deepGroup(condition: Condition, path: Path, around = 0): Path | undefined {
  const mode = 'all' in condition ? 'all' : 'any'
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined
  if (!parts) return undefined
  if (around === limits.conditionDepth) return path
  for (const [at, part] of parts.entries()) {
    const deep = deepGroup(part, [...path, mode, at], around + 1)
    if (deep) return deep
  }
  return undefined
}

function comparisonsIn(condition: Condition, path: Path): { comparison: Comparison; path: Path }[] {
  if ('all' in condition) return condition.all.flatMap((part, at) => comparisonsIn(part, [...path, 'all', at]))
  if ('any' in condition) return condition.any.flatMap((part, at) => comparisonsIn(part, [...path, 'any', at]))
  return [{ comparison: condition, path }]
}

function linkErrors(field: Field, fields: Fields, summed: Fields): FormError[] {
  const { links = [] } = field
  return links.flatMap((link, at) => [
    ...(link.when ? conditionErrors(link.when, ['links', at, 'when'], fields) : []),
    ...('to' in link && !isEmpty(link.to) && isChosen(field)
      ? [{ path: ['links', at, 'to'], code: 'notForKind' as const, name: 'to' }]
      : []),
    // A link to an empty value empties the field.
    ...('to' in link && !isEmpty(link.to) && !isChosen(field) ? valueErrors(field, link.to, ['links', at, 'to']) : []),
    ...sourcesOf(link).flatMap(({ key, path }): FormError[] => {
      const source = ('sum' in link ? summed : fields).get(key)
      if (!source) return [{ path: ['links', at, ...path], code: 'noField', name: key }]
      if ('days' in link) return []
      if ('copy' in link ? canCopy(source, field) : valueTypeOf(source) === 'number') return []
      return [{ path: ['links', at, ...path], code: 'copy' in link ? 'notCopied' : 'notNumber', name: key }]
    }),
    ...targetErrors(field, link, ['links', at]),
    ...('days' in link ? dayErrors(field, link.days, ['links', at, 'days'], fields) : []),
  ])
}

/** A sum, a product and a count of days are numbers, which another field could not hold. */
function targetErrors(field: Field, link: Link, path: Path): FormError[] {
  const name = (['sum', 'product', 'days'] as const).find((kind) => kind in link)
  return name && valueTypeOf(field) !== 'number' ? [{ path: [...path, name], code: 'noNumberTarget' }] : []
}

function dayErrors(field: Field, keys: readonly string[], path: Path, fields: Fields): FormError[] {
  if (valueTypeOf(field) !== 'number') return []
  const sources = keys.flatMap((key) => fields.get(key) ?? [])
  if (keys.length === 0 || sources.length < keys.length) return []
  const types = sources.map(valueTypeOf).join(' ')
  return types === 'dates' || types === 'date date' ? [] : [{ path, code: 'dayFields' }]
}

function ruleErrors(field: Field, fields: Fields): FormError[] {
  return (field.rules ?? []).flatMap((rule, at): FormError[] => {
    const path = ['rules', at]
    if (rule.rule === 'required') return rule.when ? conditionErrors(rule.when, [...path, 'when'], fields) : []
    if (!fieldTraits[field.kind].rules.includes(rule.rule)) return [{ path, code: 'notForKind', name: rule.rule }]
    if (rule.rule === 'pattern') {
      const error = patternError(rule.pattern)
      return error ? [{ path: [...path, 'pattern'], ...error }] : []
    }
    const ends = rule.rule === 'range' ? endErrors(field, rule, path) : []
    return ends.length === 0 && isEmptyRange(rule) ? [{ path, code: 'limits' }] : ends
  })
}

/** An end of another type than the value would never be compared with it. */
function endErrors(field: Field, rule: Extract<Rule, { rule: 'range' }>, path: Path): FormError[] {
  const type = valueTypeOf(field)
  const holds = hasType[type === 'dates' ? 'date' : type]
  const wrong = (['min', 'max'] as const).filter((end) => rule[end] !== undefined && !holds(rule[end]))
  return wrong.map((end): FormError => ({ path: [...path, end], code: 'value', name: field.key }))
}

function isEmptyRange(rule: Rule): boolean {
  const { min, max } = rule as { min?: number | string; max?: number | string }
  return min !== undefined && max !== undefined && min > max
}

/** Returns what is wrong with a pattern: no valid one, with what an engine of linear time lacks, or too large. It is never run here. */
function patternError(pattern: string): Omit<FormError, 'path'> | undefined {
  if (/\(\?<?[=!]|\\[1-9]|\\k</.test(pattern.replaceAll('\\\\', ''))) return { code: 'pattern' }
  try {
    RegExp(`^(?:${pattern})$`, 'u')
  } catch {
    return { code: 'pattern' }
  }
  if (patternRepeats(pattern) > limits.patternRepeats)
    return { code: 'patternTooLarge', name: String(limits.patternRepeats) }
  return patternSize(pattern) > limits.patternSize
    ? { code: 'patternSize', name: String(limits.patternSize) }
    : undefined
}

const settings: readonly Setting[] = [
  ...(['placeholder', 'options', 'many', 'decimals', 'min', 'max', 'step', 'items'] as const),
  ...(['types', 'megabytes', 'most'] as const),
]

const isChosen = ({ kind }: Field) => fieldTraits[kind].isChosen === true

function fieldErrors(field: Field): FormError[] {
  const extra = settings.filter((name) => field[name] !== undefined && !fieldTraits[field.kind].settings.includes(name))
  const errors = [
    ...extra.map((name): FormError => ({ path: [name], code: 'notForKind', name })),
    ...optionErrors(field),
    ...(field.kind === 'rows' && !field.items?.length ? [{ path: ['items'], code: 'noRowFields' as const }] : []),
    ...scaleErrors(field),
  ]
  if (errors.length > 0 || field.default === undefined) return errors
  return isChosen(field)
    ? [{ path: ['default'], code: 'notForKind', name: 'default' }]
    : valueErrors(field, field.default, ['default'])
}

/** Returns the errors of a value that the form sets by itself. Patterns are for an engine of linear time, on the server. */
function valueErrors(field: Field, value: FieldValue, path: Path): FormError[] {
  const parts = { matches: () => true }
  const error = isEmpty(value) ? valueErrorOfKind(field, value, {}) : wrongValue(field, value, parts)
  if (!error) return []
  if (error.code !== 'type' && error.code !== 'option') return [{ path, code: 'brokenRule', error }]
  return [path[0] === 'default' ? { path, code: 'default' } : { path, code: 'value', name: field.key }]
}

function scaleErrors(field: Field): FormError[] {
  if (field.kind === 'rate') {
    const { max = 5 } = field
    return Number.isInteger(max) && max >= 1 && max <= 10 ? [] : [{ path: ['max'], code: 'stars' }]
  }
  if (field.kind !== 'slider') return []
  const scale = scaleOf(field)
  const long = (['min', 'max', 'step'] as const).filter((name) => Number(scale[name].toFixed(6)) !== scale[name])
  if (long.length > 0) return long.map((name): FormError => ({ path: [name], code: 'decimals', name: '6' }))
  const { min, max, step } = scale
  if (min >= max) return [{ path: [field.max === undefined ? 'min' : 'max'], code: 'noScale' }]
  return step > max - min ? [{ path: ['step'], code: 'outOfRange', name: String(max - min) }] : []
}

function optionErrors({ kind, options }: Field): FormError[] {
  if (!fieldTraits[kind].settings.includes('options')) return []
  if (!options) return [{ path: ['options'], code: 'options' }]
  // A dictionary has one level.
  if ('dictionary' in options) return kind === 'cascade' ? [{ path: ['options'], code: 'options' }] : []
  const all = allOptions(options)
  if (all.length === 0) return [{ path: ['options'], code: 'options' }]
  if (all.length > limits.options) return [{ path: ['options'], code: 'tooManyOptions', name: String(limits.options) }]
  if (kind !== 'cascade' && all.length > options.length)
    return [{ path: ['options'], code: 'notForKind', name: 'children' }]
  return optionsTwice(options, ['options'], new Set())
}

/** Each option whose value an earlier one has, on whatever level. */
function optionsTwice(options: readonly Option[], start: Path, values: Set<string>): FormError[] {
  return [...options.entries()].flatMap(([at, { value, children = [] }]) => {
    const own: FormError[] = values.has(value)
      ? [{ path: [...start, at, 'value'], code: 'optionTwice', name: value }]
      : []
    values.add(value)
    return [...own, ...optionsTwice(children, [...start, at, 'children'], values)]
  })
}
