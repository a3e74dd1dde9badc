import {
  limits,
  type Field,
  type FieldKind,
  type Format,
  type Option,
  type Rule,
} from '#modules/forms/engine/schema/form'
import { freeKey } from '../../designer/tree/form-tree'

/** The kinds of field that a column may become, and texts of a certain format. */
export const columnKinds = [
  'text',
  'textarea',
  'number',
  'money',
  'date',
  'time',
  'switch',
  'radio',
  'select',
  'phone',
  'email',
  'url',
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** A column of a sheet that becomes a field. */
export interface SheetColumn {
  /** Its place in the sheet, from 0. */
  readonly place: number
  readonly name: string
  readonly kind: ColumnKind
  readonly isIncluded: boolean
  readonly isRequired: boolean
  /** The different values of the first rows. */
  readonly values: readonly string[]
}

const formats: readonly string[] = ['phone', 'email', 'url'] satisfies Format[]
const isFormat = (kind: ColumnKind): kind is Format & ColumnKind => formats.includes(kind)

const wide: ReadonlySet<ColumnKind> = new Set(['textarea', 'radio'])

/** The fields of the columns that are included. */
export function itemsOf(columns: readonly SheetColumn[]): Field[] {
  const taken = new Set<string>()
  return columns
    .filter(({ isIncluded }) => isIncluded)
    .map((column) => {
      const key = freeKey(taken, keyOf(column))
      taken.add(key)
      return fieldOf(column, key)
    })
}

/** A name of letters that every object has cannot be a key. */
function keyOf({ name, kind }: SheetColumn): string {
  const key = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^[^A-Za-z]+|_+$/g, '')
    .slice(0, limits.key - 4)
  return /[A-Za-z]{2}/.test(key) && !(key in {}) ? key : kind
}

function fieldOf({ name, kind, isRequired, values }: SheetColumn, key: string): Field {
  const rules: Rule[] = [
    ...(isRequired ? [{ rule: 'required' } as const] : []),
    ...(isFormat(kind) ? [{ rule: 'format', format: kind } as const] : []),
  ]
  const decimals = kind === 'number' ? decimalsIn(values) : 0
  return {
    kind: isFormat(kind) ? 'text' : (kind satisfies FieldKind),
    key,
    label: { zh: name.trim(), en: '' },
    ...(!wide.has(kind) && { width: 6 }),
    ...(decimals > 0 && { decimals }),
    ...(rules.length > 0 && { rules }),
    ...((kind === 'radio' || kind === 'select') && { options: optionsOf(values) }),
  }
}

const decimalsIn = (values: readonly string[]) =>
  Math.min(6, Math.max(0, ...values.map((value) => /\.(\d+)\D*$/.exec(value)?.[1]?.length ?? 0)))

/** Without values two options to be changed in the designer, since a choice needs some. */
function optionsOf(values: readonly string[]): Option[] {
  const usable = values.filter((value) => value.length <= limits.title).slice(0, limits.options)
  if (usable.length > 0) return usable.map((value) => ({ value, label: { zh: value, en: '' } }))
  return [1, 2].map((at) => ({ value: `option${at}`, label: { zh: `选项 ${at}`, en: `Option ${at}` } }))
}
