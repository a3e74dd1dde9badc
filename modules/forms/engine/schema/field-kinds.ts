import { percentDecimals } from './kinds/shared-kinds'
import { fieldKinds, type Field, type FieldKind, type FormItem, type Operator, type RuleName } from './form'

/** The type of the value of a field. */
export type ValueType =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'date'
  | 'dates'
  | 'time'
  | 'path'
  | 'colour'
  | 'moment'
  | 'tags'
  | 'record'
  | 'file'
  | 'files'
  | 'html'
  | 'rows'

/** The settings that only some kinds of fields have. */
export type Setting =
  | 'placeholder'
  | 'options'
  | 'many'
  | 'decimals'
  | 'min'
  | 'max'
  | 'step'
  | 'items'
  | 'types'
  | 'megabytes'
  | 'most'

interface Traits {
  readonly value: ValueType
  /** The rules that make sense, `required` apart, which all have. */
  readonly rules: readonly RuleName[]
  readonly settings: readonly Setting[]
  /** The form cannot set it by itself: a person or department is one that the reader sees, pictures and files are those that they uploaded, rows are filled in. */
  readonly isChosen?: true
}

const written = ['length', 'pattern', 'format'] as const

/** The traits of each kind of field: the checks of a form, the form itself and the designer go by it. */
export const fieldTraits: Readonly<Record<FieldKind, Traits>> = {
  text: { value: 'text', rules: written, settings: ['placeholder'] },
  textarea: { value: 'text', rules: written, settings: ['placeholder'] },
  number: { value: 'number', rules: ['range'], settings: ['placeholder', 'decimals'] },
  money: { value: 'number', rules: ['range'], settings: ['placeholder'] },
  select: { value: 'choice', rules: ['count'], settings: ['placeholder', 'options', 'many'] },
  radio: { value: 'choice', rules: [], settings: ['options'] },
  checkbox: { value: 'choices', rules: ['count'], settings: ['options'] },
  switch: { value: 'flag', rules: [], settings: [] },
  slider: { value: 'number', rules: ['range'], settings: ['min', 'max', 'step'] },
  rate: { value: 'number', rules: ['range'], settings: ['max'] },
  date: { value: 'date', rules: ['range'], settings: ['placeholder'] },
  dateRange: { value: 'dates', rules: ['range'], settings: [] },
  time: { value: 'time', rules: ['range'], settings: ['placeholder'] },
  cascade: { value: 'path', rules: [], settings: ['placeholder', 'options'] },
  colour: { value: 'colour', rules: [], settings: [] },
  phone: { value: 'text', rules: ['pattern'], settings: [] },
  email: { value: 'text', rules: ['pattern'], settings: [] },
  url: { value: 'text', rules: ['pattern'], settings: [] },
  dateTime: { value: 'moment', rules: ['range'], settings: [] },
  duration: { value: 'number', rules: ['range'], settings: [] },
  percent: { value: 'number', rules: ['range'], settings: ['decimals'] },
  tags: { value: 'tags', rules: ['count'], settings: [] },
  person: { value: 'record', rules: [], settings: [], isChosen: true },
  department: { value: 'record', rules: [], settings: [], isChosen: true },
  picture: { value: 'file', rules: [], settings: [], isChosen: true },
  file: { value: 'files', rules: [], settings: ['types', 'megabytes'], isChosen: true },
  files: { value: 'files', rules: [], settings: ['types', 'megabytes', 'most'], isChosen: true },
  signature: { value: 'files', rules: [], settings: [], isChosen: true },
  richText: { value: 'html', rules: [], settings: [] },
  rows: { value: 'rows', rules: ['count'], settings: ['items'], isChosen: true },
}

/** Returns the type of the value of a field: that of its kind, or a list where several can be chosen. */
export function valueTypeOf(field: Field): ValueType {
  return field.kind === 'select' && field.many ? 'choices' : fieldTraits[field.kind].value
}

const filled: readonly Operator[] = ['empty', 'notEmpty']
const exact: readonly Operator[] = ['equals', 'notEquals']
const ordered: readonly Operator[] = [...exact, 'greater', 'less', ...filled]

/** The operators that a condition may use on a value of each type. */
export const operatorsOf: Readonly<Record<ValueType, readonly Operator[]>> = {
  text: [...exact, 'contains', 'oneOf', ...filled],
  number: ordered,
  flag: ['equals'],
  choice: [...exact, 'oneOf', ...filled],
  choices: ['contains', ...filled],
  date: ordered,
  dates: filled,
  time: ordered,
  path: ['contains', ...filled],
  colour: [...exact, ...filled],
  moment: ordered,
  tags: ['contains', ...filled],
  record: filled,
  file: filled,
  files: filled,
  html: filled,
  rows: filled,
}

/** Whether an item is a field of a known kind. */
export function isField(item: FormItem): item is Field {
  return fieldKinds.some((kind) => kind === item.kind)
}

const wide: ReadonlySet<FormItem['kind']> = new Set(['rows', 'richText', 'file', 'files', 'signature'])

/** Whether an item can be in a row: a field, and none that needs the width of the form. */
export const fitsRow = (kind: FormItem['kind']): boolean => fieldKinds.some((one) => one === kind) && !wide.has(kind)

/** How many decimals a number of this field has. */
export function decimalsOf(field: Field): number {
  if (field.kind === 'money') return 2
  if (field.kind === 'number') return field.decimals ?? 0
  if (field.kind === 'percent') return percentDecimals(field)
  if (field.kind !== 'slider') return 0
  const { min, max, step } = scaleOf(field)
  return Math.max(...[min, max, step].map(decimalsIn))
}

/** Decimals that are written: 2 for 0.25, at most 6. */
const decimalsIn = (number: number) =>
  number
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .split('.')[1]?.length ?? 0

/** The ends and the step of a slider. */
export function scaleOf({ min = 0, max = 100, step = 1 }: Field) {
  return { min, max, step }
}

/** The place of a slider that is nearest to a number: a step from its least value, or its largest. */
export function nearestPlace(field: Field, number: number): number {
  const { min, max, step } = scaleOf(field)
  const inside = Math.max(min, Math.min(max, number))
  const onStep = Number((min + Math.round((inside - min) / step) * step).toFixed(decimalsOf(field)))
  return onStep > max || max - inside < Math.abs(inside - onStep) ? max : onStep
}

/** Whether a field can take over the value of another one. */
export function canCopy(source: Field, target: Field): boolean {
  const [from, to] = [valueTypeOf(source), valueTypeOf(target)]
  // An uploaded picture or file is in one place.
  if (from === 'file' || from === 'files' || from === 'rows' || (from === 'record' && source.kind !== target.kind))
    return false
  return from === to || (to === 'text' && ['choice', 'date', 'time', 'colour'].includes(from))
}
