import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'
import { textKind, type TextTypes } from './text'

interface SeriesSettings {
  readonly max: number
  readonly pattern: string
  readonly [name: string]: unknown
}

/** Returns the parts around the number of a series in a year, and how many digits it has at least. */
export function seriesParts(pattern: string, year: number): { before: string; after: string; digits: number } {
  const [, before = '', zeros = '', after = ''] = /^([^{}]*(?:\{year\})?[^{}]*)\{(0+)\}([^{}]*)$/.exec(pattern) ?? []
  if (zeros === '') throw new Error(`The series ${pattern} has no number, such as {0000}.`)
  return { before: before.replace('{year}', String(year)), after, digits: zeros.length }
}

interface SeriesTypes extends Omit<TextTypes, 'operators'> {
  readonly operators: 'Is' | 'OneOf'
}

const kind = fieldKind<string, SeriesSettings>({
  ...textKind,
  name: 'series',
  words: { zh: '编号', en: 'Number of a series' },
  operators: ['Is', 'OneOf'],
  sample: () => undefined,
  wrong: () => [],
})

/**
 * A number that the server assigns to each new record, in their order: `{year}` is the year in the default time zone, each of which begins with 1, and `{0000}` the number with at least so many
 * digits. Its table has a unique index on it. No number is assigned again; that of a deleted record is missing.
 * @example
 * orderNo: series('BX-{year}-{0000}', { zh: '单号', en: 'Order no.' }, { filter: true })
 */
export function series<const O extends FieldOptions>(pattern: string, label: LocalText, options?: O) {
  const { before, after } = seriesParts(pattern, 2000)
  const max = before.length + after.length + 9
  type Options = O & { readonly generated: true; readonly optional: true }
  const all = { ...options, generated: true, optional: true } as Options
  return fieldOf<SeriesTypes, Options>(kind, label, all, { max, pattern })
}
