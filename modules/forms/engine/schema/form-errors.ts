import { canCopy, fieldTraits, isField, operatorsOf, scaleOf, valueFormOf, type Setting } from './field-kinds'
import { comparisonFault } from './comparison-check'
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
import { allOptions, branchesOf, placesOf, sourcesOf, type Path } from './form-walk'
import { isEmpty } from './form-values'
import { holdsForm, misfit, wrongValue, type Problem } from './values-check'

export const faultCodes = [
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
  'stepsPlace',
  'limits',
  'noScale',
  'stars',
  'decimals',
] as const
export type FaultCode = (typeof faultCodes)[number]

/** An error that keeps data from being a form, and its place; `faultText` has its sentence. */
export interface Fault {
  readonly path: Path
  readonly code: FaultCode
  /** The subject of the error: a key, a kind, a property or a number. */
  readonly name?: string
  /** Of a value that cannot be used: why. */
  readonly problem?: Problem
}

/** Returns the errors of a form whose parts are valid one by one: names that lead nowhere, cycles and others. */
export function faultsOf(form: Form): Fault[] {
  const places = placesOf(form)
  const fields = new Map(places.flatMap(({ item }) => (isField(item) ? [[item.key, item]] : [])))
  const keys = new Set<string>()
  const faults: Fault[] =
    places.length > limits.items ? [{ path: ['items'], code: 'tooManyItems', name: String(limits.items) }] : []
  const steps = places.filter(({ item }) => item.kind === 'steps')
  for (const { path, parents } of steps)
    if (parents.length > 0 || steps.length > 1) faults.push({ path, code: 'stepsPlace' })
  for (const { item, path, parents } of places) {
    const at = (fault: Fault): Fault => ({ ...fault, path: [...path, ...fault.path] })
    if (keys.has(item.key)) faults.push({ path: [...path, 'key'], code: 'keyTwice', name: item.key })
    // A name that every object has, such as "constructor".
    if (item.key in {}) faults.push({ path: [...path, 'key'], code: 'keyFormat', name: item.key })
    keys.add(item.key)
    if (parents.length >= limits.depth && branchesOf(item).length > 0) {
      faults.push({ path, code: 'tooDeep', name: String(limits.depth) })
    }
    faults.push(...itemFaults(item, fields).map(at))
  }
  for (const { path } of patternsIn(form).slice(limits.patterns))
    faults.push({ path, code: 'tooManyPatterns', name: String(limits.patterns) })
  const cycles = orderOf(form).cyclic.map(({ field, path }): Fault => ({ path, code: 'cycle', name: field.key }))
  return [...faults, ...cycles]
}

type Fields = ReadonlyMap<string, Field>

function itemFaults(item: FormItem, fields: Fields): Fault[] {
  const shown = item.visible ? conditionFaults(item.visible, ['visible'], fields) : []
  return isField(item)
    ? [...shown, ...fieldFaults(item), ...linkFaults(item, fields), ...ruleFaults(item, fields)]
    : shown
}

function conditionFaults(condition: Condition, path: Path, fields: Fields): Fault[] {
  const deep = deepGroup(condition, path)
  if (deep) return [{ path: deep, code: 'tooDeep', name: String(limits.conditionDepth) }]
  return comparisonsIn(condition, path).flatMap(({ comparison, path: place }): Fault[] => {
    const field = fields.get(comparison.field)
    if (!field) return [{ path: [...place, 'field'], code: 'noField', name: comparison.field }]
    if (!operatorsOf[valueFormOf(field)].includes(comparison.is))
      return [{ path: [...place, 'is'], code: 'operator', name: comparison.is }]
    const code = comparisonFault(field, comparison)
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

function linkFaults(field: Field, fields: Fields): Fault[] {
  const { links = [] } = field
  return links.flatMap((link, at) => [
    ...(link.when ? conditionFaults(link.when, ['links', at, 'when'], fields) : []),
    // A link to an empty value empties the field.
    ...('to' in link && !isEmpty(link.to) ? valueFaults(field, link.to, ['links', at, 'to']) : []),
    ...sourcesOf(link).flatMap(({ key, path }): Fault[] => {
      const source = fields.get(key)
      if (!source) return [{ path: ['links', at, ...path], code: 'noField', name: key }]
      if ('days' in link) return []
      if ('copy' in link ? canCopy(source, field) : valueFormOf(source) === 'number') return []
      return [{ path: ['links', at, ...path], code: 'copy' in link ? 'notCopied' : 'notNumber', name: key }]
    }),
    ...targetFaults(field, link, ['links', at]),
    ...('days' in link ? dayFaults(field, link.days, ['links', at, 'days'], fields) : []),
  ])
}

/** A sum, a product and a count of days are numbers, which another field could not hold. */
function targetFaults(field: Field, link: Link, path: Path): Fault[] {
  const name = (['sum', 'product', 'days'] as const).find((kind) => kind in link)
  return name && valueFormOf(field) !== 'number' ? [{ path: [...path, name], code: 'noNumberTarget' }] : []
}

function dayFaults(field: Field, keys: readonly string[], path: Path, fields: Fields): Fault[] {
  if (valueFormOf(field) !== 'number') return []
  const sources = keys.flatMap((key) => fields.get(key) ?? [])
  if (keys.length === 0 || sources.length < keys.length) return []
  const forms = sources.map(valueFormOf).join(' ')
  return forms === 'dates' || forms === 'date date' ? [] : [{ path, code: 'dayFields' }]
}

function ruleFaults(field: Field, fields: Fields): Fault[] {
  return (field.rules ?? []).flatMap((rule, at): Fault[] => {
    const path = ['rules', at]
    if (rule.rule === 'required') return rule.when ? conditionFaults(rule.when, [...path, 'when'], fields) : []
    if (!fieldTraits[field.kind].rules.includes(rule.rule)) return [{ path, code: 'notForKind', name: rule.rule }]
    if (rule.rule === 'pattern') {
      const fault = patternFault(rule.pattern)
      return fault ? [{ path: [...path, 'pattern'], ...fault }] : []
    }
    const ends = rule.rule === 'range' ? endFaults(field, rule, path) : []
    return ends.length === 0 && isEmptyRange(rule) ? [{ path, code: 'limits' }] : ends
  })
}

/** An end of another form than the value would never be compared with it. */
function endFaults(field: Field, rule: Extract<Rule, { rule: 'range' }>, path: Path): Fault[] {
  const form = valueFormOf(field)
  const holds = holdsForm[form === 'dates' ? 'date' : form]
  const wrong = (['min', 'max'] as const).filter((end) => rule[end] !== undefined && !holds(rule[end]))
  return wrong.map((end): Fault => ({ path: [...path, end], code: 'value', name: field.key }))
}

function isEmptyRange(rule: Rule): boolean {
  const { min, max } = rule as { min?: number | string; max?: number | string }
  return min !== undefined && max !== undefined && min > max
}

/** Returns what is wrong with a pattern: no valid one, with what an engine of linear time lacks, or too large. It is never run here. */
function patternFault(pattern: string): Omit<Fault, 'path'> | undefined {
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

const settings: readonly Setting[] = ['placeholder', 'options', 'many', 'decimals', 'min', 'max', 'step']

function fieldFaults(field: Field): Fault[] {
  const extra = settings.filter((name) => field[name] !== undefined && !fieldTraits[field.kind].settings.includes(name))
  const faults = [
    ...extra.map((name): Fault => ({ path: [name], code: 'notForKind', name })),
    ...optionFaults(field),
    ...scaleFaults(field),
  ]
  return faults.length > 0 || field.default === undefined ? faults : valueFaults(field, field.default, ['default'])
}

/** Returns the errors of a value that the form sets by itself. Patterns are for an engine of linear time, on the server. */
function valueFaults(field: Field, value: FieldValue, path: Path): Fault[] {
  const parts = { matches: () => true }
  const problem = isEmpty(value) ? misfit(field, value, {}) : wrongValue(field, value, parts)
  if (!problem) return []
  if (problem.code !== 'type' && problem.code !== 'option') return [{ path, code: 'brokenRule', problem }]
  return [path[0] === 'default' ? { path, code: 'default' } : { path, code: 'value', name: field.key }]
}

function scaleFaults(field: Field): Fault[] {
  if (field.kind === 'rate') {
    const { max = 5 } = field
    return Number.isInteger(max) && max >= 1 && max <= 10 ? [] : [{ path: ['max'], code: 'stars' }]
  }
  if (field.kind !== 'slider') return []
  const scale = scaleOf(field)
  const long = (['min', 'max', 'step'] as const).filter((name) => Number(scale[name].toFixed(6)) !== scale[name])
  if (long.length > 0) return long.map((name): Fault => ({ path: [name], code: 'decimals', name: '6' }))
  const { min, max, step } = scale
  if (min >= max) return [{ path: [field.max === undefined ? 'min' : 'max'], code: 'noScale' }]
  return step > max - min ? [{ path: ['step'], code: 'outOfRange', name: String(max - min) }] : []
}

function optionFaults({ kind, options }: Field): Fault[] {
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
function optionsTwice(options: readonly Option[], start: Path, values: Set<string>): Fault[] {
  return [...options.entries()].flatMap(([at, { value, children = [] }]) => {
    const own: Fault[] = values.has(value) ? [{ path: [...start, at, 'value'], code: 'optionTwice', name: value }] : []
    values.add(value)
    return [...own, ...optionsTwice(children, [...start, at, 'children'], values)]
  })
}
