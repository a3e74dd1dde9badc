import { expect, test } from 'vitest'
import type { Field, Form, FormItem } from '../form'
import { workerOf } from '../form-values'
import { readForm } from '../form.schema'
import { valueText } from '../value-text'
import { checkValues } from '../values-check'

const label = { zh: '名', en: 'name' }
const text = (zh: string, en: string) => ({ zh, en })
const count: Field = { kind: 'number', key: 'count', label: text('数量', 'Count'), rules: [{ rule: 'required' }] }
const price: Field = { kind: 'money', key: 'price', label: text('单价', 'Price') }
const cost: Field = {
  kind: 'money',
  key: 'cost',
  label: text('小计', 'Cost'),
  links: [{ product: ['count', 'price'] }],
}
const why: Field = {
  kind: 'text',
  key: 'why',
  label: text('原因', 'Why'),
  visible: { field: 'count', is: 'greater', value: 10 },
}
const rows = (more: Partial<Field> = {}): Field => ({
  kind: 'rows',
  key: 'lines',
  label,
  items: [count, price, cost, why],
  ...more,
})
const total: Field = { kind: 'money', key: 'total', label, links: [{ sum: ['cost'] }] }
const formOf = (...items: FormItem[]): Form => ({ title: label, items })
const check = (form: Form, values: object) => {
  const found = checkValues(form, values as never, { matches: () => true })
  return {
    values: found.values,
    errors: Object.fromEntries(Object.entries(found.errors).map(([path, { code }]) => [path, code])),
  }
}

test('values of a row follow from those of the same row, and a sum counts all rows', () => {
  const work = workerOf(formOf(total, rows()))
  expect(
    work({
      lines: [
        { count: 2, price: 1.5 },
        { count: 11, price: 2, why: 'x' },
      ],
      total: 9,
    }).values,
  ).toEqual({
    lines: [
      { count: 2, price: 1.5, cost: 3 },
      { count: 11, price: 2, cost: 22, why: 'x' },
    ],
    total: 25,
  })
  expect(work({ lines: [{ count: 1, why: 'hidden' }] }).values).toEqual({ lines: [{ count: 1 }] })
})

test('rows that stay the same are the same list, so that a key elsewhere draws none of them', () => {
  const work = workerOf(formOf(rows(), { kind: 'text', key: 'note', label }))
  const lines = [{ count: 2 }]
  expect(work({ lines, note: 'a' }).values['lines']).toBe(work({ lines, note: 'ab' }).values['lines'])
})

test('errors are at the cells, and what is no row or no field of it is rejected', () => {
  const form = formOf(rows({ rules: [{ rule: 'count', max: 2 }] }))
  expect(check(form, { lines: [{ count: 'x' }, { price: 1.234 }] }).errors).toEqual({
    'lines.0.count': 'type',
    'lines.1.count': 'required',
    'lines.1.price': 'decimals',
  })
  expect(check(form, { lines: [{ count: 1, other: 2 }] }).errors).toEqual({ 'lines.0.other': 'unknown' })
  for (const lines of ['x', [1], [[{}]], 5, Array.from({ length: 101 }, () => ({ count: 1 }))])
    expect(check(form, { lines }).errors).toEqual({ lines: 'type' })
})

test('blank rows do not count and are not stored', () => {
  const optional = rows({ items: [price], rules: [{ rule: 'required' }, { rule: 'count', min: 2 }] })
  expect(check(formOf(optional), { lines: [{}] }).errors).toEqual({ lines: 'required' })
  expect(check(formOf(optional), { lines: [{ price: 1 }, {}] }).errors).toEqual({ lines: 'rowCount' })
  expect(check(formOf(optional), { lines: [{ price: 1 }, {}, { price: 2 }] })).toEqual({
    values: { lines: [{ price: 1 }, { price: 2 }] },
    errors: {},
  })
  expect(check(formOf(rows()), { lines: [{}, { count: 1 }] })).toEqual({
    values: { lines: [{ count: 1 }] },
    errors: {},
  })
})

test('rows as text have a line each', () => {
  expect(valueText(rows(), [{ count: 2, price: 1.5 }, { count: 1 }], 'en')).toBe('Count: 2, Price: ¥ 1.50\nCount: 1')
})

const errorsOf = (...items: FormItem[]) =>
  (readForm(formOf(...items)).errors ?? []).map(({ path, code, name }) => [path.join('.'), code, name])

test('a form with rows is read, and says at its place what rows cannot hold', () => {
  expect(readForm(formOf(total, rows())).form?.items).toEqual([total, rows()])
  expect(errorsOf(rows({ items: [] }))).toEqual([['items.0.items', 'noRowFields', undefined]])
  expect(
    errorsOf(rows({ items: [{ kind: 'group', key: 'g', title: label, items: [] }] })).map((error) => error.slice(0, 2)),
  ).toEqual([['items.0.items.0.kind', 'rowItem']])
  expect(errorsOf(rows({ items: [{ kind: 'richText', key: 't', label }] })).map((error) => error.slice(0, 2))).toEqual([
    ['items.0.items.0.kind', 'rowItem'],
  ])
  expect(errorsOf({ kind: 'text', key: 'a', label, items: [] } as never).map((error) => error.slice(0, 2))).toEqual([
    ['items.0.items', 'notForKind'],
  ])
  const pattern: Field = { kind: 'text', key: 'a', label, rules: [{ rule: 'pattern', pattern: 'a+' }] }
  expect(errorsOf(rows({ items: [pattern] })).map((error) => error.slice(0, 2))).toEqual([
    ['items.0.items.0.rules.0', 'rowPattern'],
  ])
})

test('a row names fields of itself alone, and a field outside names none in it but in a sum', () => {
  const outside: Field = { kind: 'number', key: 'n', label }
  const shown: Field = { kind: 'text', key: 'a', label, visible: { field: 'n', is: 'notEmpty' } }
  expect(errorsOf(outside, rows({ items: [shown] }))).toEqual([['items.1.items.0.visible.field', 'noField', 'n']])
  expect(
    errorsOf(rows({ items: [{ ...count, rules: [] }] }), { ...shown, visible: { field: 'count', is: 'notEmpty' } }),
  ).toEqual([['items.1.visible.field', 'noField', 'count']])
  expect(errorsOf({ ...total, links: [{ product: ['price'] }] }, rows())).toEqual([
    ['items.0.links.0.product.0', 'noField', 'price'],
  ])
  const cyclic: Field = { ...cost, links: [{ sum: ['cost'] }] }
  expect(errorsOf(rows({ items: [cyclic] }))).toEqual([['items.0.items.0', 'cycle', 'cost']])
  expect(errorsOf(count, rows())).toEqual([['items.1.items.0.key', 'keyTwice', 'count']])
})
