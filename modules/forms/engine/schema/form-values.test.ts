import { expect, test } from 'vitest'
import type { Condition, Field, Form, FormItem, Rule } from './form'
import { workerOf } from './form-values'
import { valueErrorText } from './form-texts'
import { checkValues } from './values-check'

const label = { zh: '名', en: 'name' }
const number = (key: string, more: Partial<Field> = {}): Field => ({ kind: 'number', key, label, ...more })
const text = (key: string, more: Partial<Field> = {}): Field => ({ kind: 'text', key, label, ...more })
const formOf = (...items: FormItem[]): Form => ({ title: label, items })
const matches = (pattern: string, value: string) => new RegExp(`^(?:${pattern})$`, 'u').test(value)
const errors = (form: Form, values: Record<string, never> | object) => {
  const found = checkValues(form, values as never, {
    matches,
    dictionary: (type) => (type === 'sex' ? ['1', '2'] : undefined),
  })
  return Object.fromEntries(Object.entries(found.errors).map(([key, { code }]) => [key, code]))
}

test('a hidden field has no value, and neither has what follows from it', () => {
  const work = workerOf(
    formOf(
      // Before the fields it depends on, as a designer may place it.
      number('total', { links: [{ sum: ['a', 'b'] }] }),
      number('a'),
      {
        kind: 'group',
        key: 'box',
        title: label,
        visible: { field: 'a', is: 'greater', value: 10 },
        items: [number('b')],
      },
    ),
  )
  expect(work({ a: 5, b: 7 })).toMatchObject({ values: { a: 5, total: 5 } })
  expect(work({ a: 5, b: 7 }).values).not.toHaveProperty('b')
  expect([...work({ a: 5 }).shown]).toEqual(['total', 'a'])
  expect(work({ a: 11, b: 7, total: 99 })).toMatchObject({
    values: { a: 11, b: 7, total: 18 },
    linked: new Set(['total']),
  })
})

test('the first link that applies sets the value; without one, the typed value stays', () => {
  const isFree: Condition = { field: 'kind', is: 'equals', value: 'free' }
  const work = workerOf(
    formOf(
      text('kind'),
      number('count'),
      { ...number('price'), kind: 'money', links: [{ when: isFree, to: 0 }] },
      { ...number('sum'), kind: 'money', links: [{ product: ['count', 'price'] }] },
      text('again', { links: [{ copy: 'kind' }] }),
    ),
  )
  expect(work({ kind: 'free', count: 3, price: 9 }).values).toMatchObject({ price: 0, sum: 0, again: 'free' })
  expect(work({ kind: 'paid', count: 3, price: 0.335 }).values).toMatchObject({ price: 0.335, sum: 1.01 })
  expect(work({ kind: 'paid', price: 2 }).values).not.toHaveProperty('sum')
})

test('a number that its range does not allow counts for nothing', () => {
  const range: Rule = { rule: 'range', min: 0, max: 5000 }
  const work = workerOf(
    formOf(
      number('a', { rules: [range] }),
      number('b', { rules: [range] }),
      number('sum', { links: [{ sum: ['a', 'b'] }] }),
      number('product', { links: [{ product: ['a', 'b'] }] }),
    ),
  )
  expect(work({ a: -1500, b: 300 }).values).toEqual({ a: -1500, b: 300, sum: 300 })
  expect(work({ a: -1500 }).values).not.toHaveProperty('sum')
  expect(work({ a: 5000, b: 0 }).values).toMatchObject({ sum: 5000, product: 0 })
})

test('days of a range, or from one date to another, count both ends', () => {
  const date = (key: string): Field => ({ ...text(key), kind: 'date' })
  const work = workerOf(
    formOf(
      { ...text('range'), kind: 'dateRange' },
      date('from'),
      date('to'),
      number('inRange', { links: [{ days: ['range'] }] }),
      number('between', { links: [{ days: ['from', 'to'] }] }),
    ),
  )
  expect(work({ range: ['2026-02-27', '2026-03-02'] }).values['inRange']).toBe(4)
  expect(work({ range: ['2026-02-27', '2026-02-27'] }).values['inRange']).toBe(1)
  // Across the change to summer time.
  expect(work({ from: '2026-03-28', to: '2026-03-30' }).values['between']).toBe(3)
  expect(work({ from: '2026-03-30', to: '2026-03-28' }).values).not.toHaveProperty('between')
  expect(work({ from: '2026-03-28' }).values).not.toHaveProperty('between')
  expect(work({ range: ['2026-03-28', ''] }).values).not.toHaveProperty('inRange')
})

test('conditions compare texts, lists, numbers, dates and switches', () => {
  const is = (condition: Condition, values: object) =>
    workerOf(formOf(text('a', { visible: condition })))(values as never).shown.has('a')
  // The form has no fields for them: what they see is nothing.
  expect(is({ field: 'x', is: 'empty' }, {})).toBe(true)
  const shown = (condition: Condition, values: object) => {
    const form = formOf(
      text('t'),
      number('n'),
      { ...text('l'), kind: 'checkbox', options: [] },
      { ...text('s'), kind: 'switch' },
      { ...text('d'), kind: 'date' },
      text('a', { visible: condition }),
    )
    return workerOf(form)(values as never).shown.has('a')
  }
  expect(shown({ field: 't', is: 'contains', value: 'AB' }, { t: 'xaby' })).toBe(true)
  expect(shown({ field: 'l', is: 'contains', value: 'b' }, { l: ['a', 'b'] })).toBe(true)
  expect(shown({ field: 't', is: 'oneOf', value: ['x', 'y'] }, { t: 'y' })).toBe(true)
  expect(shown({ field: 'n', is: 'less', value: 3 }, { n: 2 })).toBe(true)
  expect(shown({ field: 'n', is: 'less', value: 3 }, {})).toBe(false)
  expect(shown({ field: 'd', is: 'greater', value: '2026-01-01' }, { d: '2026-01-02' })).toBe(true)
  expect(shown({ field: 's', is: 'equals', value: false }, {})).toBe(true)
  expect(
    shown(
      {
        all: [
          {
            any: [
              { field: 'n', is: 'empty' },
              { field: 't', is: 'notEmpty' },
            ],
          },
          { field: 's', is: 'equals', value: true },
        ],
      },
      { s: true },
    ),
  ).toBe(true)
})

test('a cycle and names of every object end without an error', () => {
  const loop = formOf(
    text('a', { visible: { field: 'b', is: 'notEmpty' } }),
    text('b', { visible: { field: 'a', is: 'notEmpty' } }),
    text('c', { visible: { field: 'constructor', is: 'notEmpty' } }),
  )
  expect(workerOf(loop)({ a: '1', b: '2', c: '3' }).values).toEqual({})
})

test('each kind rejects what it cannot hold', () => {
  const options = [
    { value: 'a', label },
    { value: 'b', label, disabled: true },
  ]
  const form = formOf(
    text('text'),
    number('number', { decimals: 1 }),
    { ...number('money'), kind: 'money' },
    { ...text('one'), kind: 'radio', options },
    { ...text('many'), kind: 'select', many: true, options },
    { ...text('dict'), kind: 'select', options: { dictionary: 'sex' } },
    { ...text('date'), kind: 'date' },
    { ...text('dates'), kind: 'dateRange' },
    { ...text('time'), kind: 'time' },
    { ...text('path'), kind: 'cascade', options: [{ value: 'p', label, children: options }] },
    { ...text('colour'), kind: 'colour' },
    { ...text('flag'), kind: 'switch' },
    { ...number('stars'), kind: 'rate', max: 3 },
  )
  const good = {
    text: 'x',
    number: 1.5,
    money: 0.07,
    one: 'a',
    many: ['a'],
    dict: '1',
    date: '2024-02-29',
    dates: ['2026-01-01', '2026-01-01'],
    time: '23:59',
    path: ['p', 'a'],
    colour: '#00aaff',
    flag: true,
    stars: 3,
  }
  expect(errors(form, good)).toEqual({})
  const bad = {
    text: 5,
    number: 1.55,
    money: 0.001,
    one: 'b',
    many: ['a', 'a'],
    dict: '9',
    date: '2026-02-30',
    dates: ['2026-01-02', '2026-01-01'],
    time: '24:00',
    path: ['p'],
    colour: 'red',
    flag: 'yes',
    stars: 4,
    extra: 1,
  }
  expect(errors(form, bad)).toEqual({
    text: 'type',
    number: 'decimals',
    money: 'decimals',
    one: 'option',
    many: 'type',
    dict: 'option',
    date: 'type',
    dates: 'type',
    time: 'type',
    path: 'option',
    colour: 'type',
    flag: 'type',
    stars: 'range',
    extra: 'unknown',
  })
})

test('no star of a rating and a text of blanks are not filled in', () => {
  const rules = [{ rule: 'required' as const }]
  const form = formOf({ ...number('stars', { rules }), kind: 'rate' }, text('name', { rules }))
  expect(errors(form, { stars: 0, name: '  ' })).toEqual({ stars: 'required', name: 'required' })
  expect(checkValues(formOf({ ...number('stars'), kind: 'rate' }), { stars: 0 }, { matches }).values).toEqual({})
  expect(errors(form, { stars: 2.5, name: 'x' })).toEqual({ stars: 'decimals' })
})

test('a slider holds its steps and its ends alone, also where its value follows from others', () => {
  const slider = (more: Partial<Field>) => formOf({ ...number('a', more), kind: 'slider' })
  const first = (form: Form, a: number) => checkValues(form, { a }, { matches }).errors['a']
  const tenths = slider({ min: 0.5, max: 2, step: 0.2 })
  for (const a of [0.5, 0.7, 1.1, 1.9, 2]) expect([a, first(tenths, a)]).toEqual([a, undefined])
  expect(first(tenths, 1)).toEqual({ code: 'step', min: 0.5, step: 0.2 })
  expect(valueErrorText('en', first(tenths, 1)!)).toBe('Choose a value in steps of 0.2 from 0.5')
  expect(valueErrorText('zh-cn', first(tenths, 1)!)).toBe('请从 0.5 起，每隔 0.2 取一个值')
  expect(first(slider({}), 0.5)).toMatchObject({ code: 'step' })
  expect(first(slider({}), 101)).toMatchObject({ code: 'range' })
  const sum: Field = { ...number('a', { step: 5, max: 12, links: [{ sum: ['b'] }] }), kind: 'slider' }
  const linked = workerOf(formOf(number('b'), sum))
  expect([7, 8, 12, 40].map((b) => linked({ b }).values['a'])).toEqual([5, 10, 12, 12])
})

test('too long a text and too large a number say the limit, the own one where it is lower', () => {
  const words = (form: Form, a: never) => {
    const { errors: found } = checkValues(form, { a }, { matches })
    return [valueErrorText('zh-cn', found['a']!), valueErrorText('en', found['a']!)]
  }
  const long = 'x'.repeat(2001) as never
  expect(words(formOf(text('a')), long)).toEqual(['请输入最多 2000 个字符', 'Enter at most 2000 characters'])
  const own = formOf(
    text('a', {
      rules: [
        { rule: 'pattern', pattern: 'y' },
        { rule: 'length', max: 9 },
      ],
    }),
  )
  expect(words(own, long)[1]).toBe('Enter at most 9 characters')
  const one = formOf(text('a', { rules: [{ rule: 'length', max: 1 }] }))
  expect(words(one, long)[1]).toBe('Enter at most 1 character')
  expect(errors(formOf(text('a')), { a: 'x'.repeat(2000) })).toEqual({})
  expect(words(formOf(number('a')), 1e15 as never)[1]).toMatch(
    /^Enter a value from -999999999999999 to 999999999999999/,
  )
})

test('rules name the first error of a field, with its limits and its own message', () => {
  const form = formOf(
    text('name', { rules: [{ rule: 'required' }, { rule: 'length', min: 2, max: 4 }] }),
    text('code', { rules: [{ rule: 'pattern', pattern: '[A-Z]{2}|\\d', message: { zh: '两个大写字母', en: '' } }] }),
    text('mail', { rules: [{ rule: 'format', format: 'email' }] }),
    number('age', { rules: [{ rule: 'range', min: 18 }] }),
    { ...text('day'), kind: 'date', rules: [{ rule: 'range', max: '2026-12-31' }] },
    { ...text('ok'), kind: 'switch', rules: [{ rule: 'required', when: { field: 'age', is: 'notEmpty' } }] },
    text('hidden', { visible: { field: 'age', is: 'less', value: 0 }, rules: [{ rule: 'required' }] }),
  )
  expect(errors(form, {})).toEqual({ name: 'required' })
  expect(errors(form, { name: 'x', code: 'ABC', mail: 'a@b', age: 17, day: '2027-01-01', ok: false })).toEqual({
    name: 'length',
    code: 'pattern',
    mail: 'email',
    age: 'range',
    day: 'range',
    ok: 'required',
  })
  const found = checkValues(form, { name: 'x', code: 'AB7' }, { matches }).errors
  expect(valueErrorText('en', found['code']!)).toBe('两个大写字母')
  expect(valueErrorText('en', found['name']!)).toBe('Enter 2 to 4 characters')
  expect(valueErrorText('zh-cn', found['name']!)).toBe('请输入 2 到 4 个字符')
})
