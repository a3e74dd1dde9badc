import { expect, test } from 'vitest'
import { operatorsOf, valueTypeOf } from '../field-kinds'
import type { Field, FieldKind, FieldValue, Form, Rule } from '../form'
import { workerOf } from '../form-values'
import { readForm } from '../form.schema'
import { valueText } from '../value-text'
import { checkValues } from '../values-check'
import { fromKind, kindFieldOf, toKind, type SharedField } from './shared-kinds'

const label = { zh: '名', en: 'name' }
const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({ kind, key: 'x', label, ...more })
const formOf = (...items: Field[]): Form => ({ title: label, items })
const errorOf = (one: Field, value: unknown) =>
  checkValues(formOf(one), { x: value } as never, { matches: () => true }).errors['x']?.code

test.each<[FieldKind, right: FieldValue[], wrong: unknown[]]>([
  ['phone', ['13900010101'], ['12']],
  ['email', ['ann@example.com'], ['nobody', 'ann@', 5]],
  ['url', ['https://example.com/a'], ['ftp:x', 'example.com']],
  ['dateTime', ['2026-02-28T09:30:00.000Z'], ['2026-02-28', '2026-02-28 09:30', '2026-13-01T00:00:00Z']],
  ['duration', [0.0 + 90], [-1, 1.5, '90']],
  ['percent', [12.5, -3], [12.345, '12']],
  ['tags', [['new', 'urgent']], [['Twice', 'twice'], 'new', [1]]],
  ['person', [3], [0, 1.5, '3']],
  ['department', [3], [-1, [3]]],
  ['richText', ['<p>A note</p>'], [5, 'x'.repeat(20_001)]],
])('a field of the kind %s takes its values and no others', (kind, right, wrong) => {
  for (const value of right) expect([value, errorOf(field(kind), value)]).toEqual([value, undefined])
  for (const value of wrong) expect([value, errorOf(field(kind), value)]).not.toEqual([value, undefined])
})

test('text that is only marks counts as not filled in', () => {
  const required: Rule[] = [{ rule: 'required' }]
  expect(errorOf(field('richText', { rules: required }), '<p>&nbsp;</p><p></p>')).toBe('required')
  expect(errorOf(field('richText', { rules: required }), '<p>x</p>')).toBeUndefined()
})

test('a moment is compared and has limits, tags are counted', () => {
  const range: Rule[] = [{ rule: 'range', min: '2026-01-01T00:00:00.000Z' }]
  expect(errorOf(field('dateTime', { rules: range }), '2025-12-31T23:59:00.000Z')).toBe('range')
  expect(errorOf(field('dateTime', { rules: range }), '2026-01-01T00:00:00.000Z')).toBeUndefined()
  expect(errorOf(field('tags', { rules: [{ rule: 'count', min: 2 }] }), ['one'])).toBe('count')
  const later: Field = {
    kind: 'text',
    key: 'y',
    label,
    visible: { field: 'x', is: 'greater', value: '2026-01-01T00:00:00.000Z' },
  }
  const work = workerOf(formOf(field('dateTime'), later))
  expect(work({ x: '2026-05-01T00:00:00.000Z' }).shown.has('y')).toBe(true)
  expect(work({ x: '2025-05-01T00:00:00.000Z' }).shown.has('y')).toBe(false)
})

const textOf = (kind: FieldKind, value: FieldValue, more = {}) =>
  valueText(field(kind), value, 'en', { timeZone: 'Asia/Shanghai', ...more })

test('a value shows as the lists of records show it', () => {
  expect(textOf('dateTime', '2026-02-28T09:30:00.000Z')).toBe('2026-02-28 17:30')
  expect(textOf('duration', 90)).toBe('1 h 30 min')
  expect(textOf('percent', 12.5)).toBe('12.5%')
  expect(textOf('tags', ['new', 'urgent'])).toBe('new, urgent')
  expect(textOf('richText', '<p>One &amp; two</p>')).toBe('One & two')
  expect(textOf('person', 3, { nameOf: () => 'Ann' })).toBe('Ann')
  expect(textOf('person', 3)).toBe('(outside your data scope)')
})

test('a percentage goes to the input of the platform and back as it is', () => {
  const share = field('percent', { decimals: 3 })
  expect(toKind(share, 0.07)).toBe(70)
  expect(fromKind(share, toKind(share, 0.07))).toBe(0.07)
  expect(fromKind(share, null)).toBeUndefined()
  expect(fromKind(field('tags'), [])).toBeUndefined()
})

test('a sample of the kind is a value of the field', () => {
  for (const kind of ['phone', 'email', 'url', 'dateTime', 'duration', 'percent', 'tags', 'richText'] as const) {
    const one = field(kind) as SharedField
    const of = kindFieldOf(one)
    expect([kind, errorOf(one, fromKind(one, of.kind.sample?.(1, of.settings, 'x')))]).toEqual([kind, undefined])
  }
})

test('files are a list of what is stored of each, one where the field has one, and in no rows', () => {
  const stored = { id: 'k'.repeat(22), name: 'plan.pdf', type: 'application/pdf', size: 3 }
  for (const kind of ['file', 'files', 'signature'] as const) {
    expect([kind, errorOf(field(kind), [stored])]).toEqual([kind, undefined])
    for (const wrong of ['k'.repeat(22), stored, [{ name: 'plan.pdf' }]])
      expect(errorOf(field(kind), wrong)).toBe('type')
    expect(fromKind(field(kind), toKind(field(kind), [stored]))).toEqual([stored])
    expect(textOf(kind, [stored])).toBe('plan.pdf')
    const rows = field('rows', { key: 'y', items: [field(kind)] })
    expect(readForm(formOf(rows)).errors).toMatchObject([{ code: 'rowItem' }])
  }
  expect(errorOf(field('files'), [stored, { ...stored, id: 'l'.repeat(22) }])).toBeUndefined()
  expect(errorOf(field('file'), [stored, { ...stored, id: 'l'.repeat(22) }])).toBe('type')
})

test('limits of files belong to fields of files', () => {
  const errorsOf = (one: Field) => readForm(formOf(one)).errors?.map(({ path, code }) => [path.join('.'), code])
  expect(errorsOf(field('files', { types: ['pdf'], megabytes: 5, most: 3 }))).toBeUndefined()
  expect(errorsOf(field('file', { most: 3 }))).toEqual([['items.0.most', 'notForKind']])
  expect(errorsOf(field('text', { types: ['pdf'] }))).toEqual([['items.0.types', 'notForKind']])
})

test('a form cannot set a person, a department or a picture by itself', () => {
  const errorsOf = (one: Field) => readForm(formOf(one)).errors?.map(({ path, code }) => [path.join('.'), code])
  for (const [kind, value] of [
    ['person', 3],
    ['department', 3],
    ['picture', 'k'.repeat(22)],
  ] as const) {
    expect(errorsOf(field(kind, { default: value }))).toEqual([['items.0.default', 'notForKind']])
    expect(errorsOf(field(kind, { links: [{ to: value }] }))).toEqual([['items.0.links.0.to', 'notForKind']])
    expect(operatorsOf[valueTypeOf(field(kind))]).toEqual(['empty', 'notEmpty'])
  }
  expect(errorsOf(field('email', { default: 'nobody' }))).toEqual([['items.0.default', 'brokenRule']])
})
