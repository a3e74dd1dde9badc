import { expect, test } from 'vitest'
import type { Field, FormItem } from './form'
import { formErrorText } from './form-texts'
import { readForm } from './form.schema'

const label = { zh: '名', en: '' }
const field = (key: string, more: object = {}) => ({ kind: 'text', key, label, ...more }) as Field
const errors = (...items: object[]) =>
  (readForm({ title: label, items }).errors ?? []).map(({ path, code, name }) => [
    path.join('.'),
    code,
    ...(name ? [name] : []),
  ])

test('a form with every kind of container is read as it is', () => {
  const items: FormItem[] = [
    { kind: 'heading', key: 'h', text: label },
    {
      kind: 'row',
      key: 'r',
      columns: [
        { span: 6, items: [field('a', { width: 6 })] },
        { span: 6, items: [] },
      ],
    },
    { kind: 'group', key: 'g', title: label, visible: { any: [{ field: 'a', is: 'notEmpty' }] }, items: [field('b')] },
    { kind: 'steps', key: 's', panels: [{ title: label, items: [{ kind: 'divider', key: 'd' }] }] },
  ]
  expect(readForm({ title: label, items }).form?.items).toEqual(items)
})

test('what is not a form says where and why', () => {
  expect(errors({ kind: 'iframe', key: 'x' })).toEqual([['items.0.kind', 'unknownKind']])
  expect(errors(field('1x'))).toEqual([['items.0.key', 'keyFormat']])
  expect(errors(field('constructor'))).toEqual([['items.0.key', 'keyFormat', 'constructor']])
  expect(errors(field('a', { onClick: 'alert(1)' }))).toEqual([['items.0.onClick', 'unknownProperty', 'onClick']])
  expect(errors(field('a', { label: { zh: '', en: '' } }))).toEqual([['items.0.label.zh', 'tooShort']])
  expect(errors(field('a', { help: 5 }))).toMatchObject([['items.0.help', 'type', 'object']])
  expect(errors(field('a', { visible: { field: 'b', is: 'like' } }))[0]?.[0]).toBe('items.0.visible.is')
})

test('days are counted of one date range or of two dates, into a number', () => {
  const range = { ...field('r'), kind: 'dateRange' }
  const [from, to] = [
    { ...field('from'), kind: 'date' },
    { ...field('to'), kind: 'date' },
  ]
  const days = (keys: string[], kind = 'number') =>
    errors(range, from, to, { ...field('n', { links: [{ days: keys }] }), kind })
  expect(days(['r'])).toEqual([])
  expect(days(['from', 'to'])).toEqual([])
  expect(days(['from'])).toEqual([['items.3.links.0.days', 'dayFields']])
  expect(days(['r', 'to'])).toEqual([['items.3.links.0.days', 'dayFields']])
  expect(days(['gone'])).toEqual([['items.3.links.0.days.0', 'noField', 'gone']])
  expect(days([])).toEqual([['items.3.links.0.days', 'tooShort', '1']])
  expect(days(['r'], 'text')).toEqual([['items.3.links.0.days', 'noNumberTarget']])
})

test('a sum and a product go into a number field alone', () => {
  const amount = { ...field('b'), kind: 'number' }
  const into = (kind: string, link: object) => errors({ ...field('a', { links: [link] }), kind }, amount)
  expect(into('money', { sum: ['b'] })).toEqual([])
  expect(into('slider', { product: ['b'] })).toEqual([])
  expect(into('text', { sum: ['b'] })).toEqual([['items.0.links.0.sum', 'noNumberTarget']])
  expect(into('date', { product: ['b'] })).toEqual([['items.0.links.0.product', 'noNumberTarget']])
})

test('names that lead nowhere, twice the same key and what a kind does not have are rejected at their place', () => {
  expect(errors(field('a'), field('a'))).toEqual([['items.1.key', 'keyTwice', 'a']])
  expect(errors(field('a', { visible: { all: [{ field: 'b', is: 'empty' }] } }))).toEqual([
    ['items.0.visible.all.0.field', 'noField', 'b'],
  ])
  expect(errors({ ...field('a', { links: [{ sum: ['b'] }] }), kind: 'number' }, field('b'))).toEqual([
    ['items.0.links.0.sum.0', 'notNumber', 'b'],
  ])
  expect(errors(field('a', { decimals: 2 }))).toEqual([['items.0.decimals', 'notForKind', 'decimals']])
  expect(errors(field('a', { rules: [{ rule: 'count', min: 1 }] }))).toEqual([
    ['items.0.rules.0', 'notForKind', 'count'],
  ])
  expect(errors(field('a', { rules: [{ rule: 'length', min: 3, max: 1 }] }))).toEqual([['items.0.rules.0', 'limits']])
  expect(errors(field('a', { default: 5 }))).toEqual([['items.0.default', 'default']])
  expect(errors(field('a'), field('b', { visible: { field: 'a', is: 'greater', value: 1 } }))).toEqual([
    ['items.1.visible.is', 'operator', 'greater'],
  ])
  const steps = { kind: 'steps', key: 's', panels: [{ title: label, items: [] }] }
  expect(errors({ kind: 'group', key: 'g', title: label, items: [steps] })).toEqual([['items.0.items.0', 'stepsPlace']])
})

const options = [
  { value: 'a', label },
  { value: 'b', label, disabled: true },
]

test('a slider without room for its steps, and stars that cannot be drawn, are rejected at the setting', () => {
  const slider = (more: object) => errors(field('a', { kind: 'slider', ...more }))
  expect(slider({ min: 5, max: 5 })).toEqual([['items.0.max', 'noScale']])
  expect(slider({ min: 100 })).toEqual([['items.0.min', 'noScale']])
  expect(slider({ max: 10, step: 20 })).toEqual([['items.0.step', 'outOfRange', '10']])
  expect(slider({ step: 1e-7 })).toEqual([['items.0.step', 'decimals', '6']])
  expect(slider({ min: -1, max: 1, step: 0.3 })).toEqual([])
  for (const max of [0, 2.5, 11]) expect(errors(field('a', { kind: 'rate', max }))).toEqual([['items.0.max', 'stars']])
})

test('a value that the form sets by itself has to meet the rules of its field', () => {
  const rules = [{ rule: 'length', min: 3 }]
  const english = (item: object) =>
    readForm({ title: label, items: [item] }).errors?.map((one) => formErrorText('en', one))
  expect(errors(field('a', { rules, default: 'ab' }))).toEqual([['items.0.default', 'brokenRule']])
  expect(english(field('a', { rules, default: 'ab' }))).toEqual([
    'This value cannot be used: Enter at least 3 characters',
  ])
  expect(english(field('a', { kind: 'slider', step: 10, default: 33 }))).toEqual([
    'This value cannot be used: Choose a value in steps of 10 from 0',
  ])
  expect(errors(field('a', { rules, links: [{ to: 'ab' }, { to: '' }, { to: 'abc' }] }))).toEqual([
    ['items.0.links.0.to', 'brokenRule'],
  ])
  expect(errors(field('a', { kind: 'select', options, links: [{ to: 'b' }] }))).toEqual([
    ['items.0.links.0.to', 'value', 'a'],
  ])
  expect(errors(field('a', { kind: 'date' }), field('b', { kind: 'number', links: [{ copy: 'a' }] }))).toEqual([
    ['items.1.links.0.copy', 'notCopied', 'a'],
  ])
  expect(errors(field('a', { kind: 'date' }), field('b', { links: [{ copy: 'a' }] }))).toEqual([])
  // An end of another form would never be compared with the value.
  expect(errors(field('a', { kind: 'date', rules: [{ rule: 'range', min: 5, max: '2026-02-30' }] }))).toEqual([
    ['items.0.rules.0.min', 'value', 'a'],
    ['items.0.rules.0.max', 'value', 'a'],
  ])
})

test('a condition compares with a value of its field', () => {
  const condition = (kind: string, is: string, value?: unknown) =>
    errors(
      field('a', { kind, ...(['select', 'checkbox'].includes(kind) && { options }) }),
      field('b', { visible: { field: 'a', is, value } }),
    ).map(([path, code]) => [path, code])
  const at = 'items.1.visible.value'
  expect(condition('number', 'equals', 'five')).toEqual([[at, 'value']])
  expect(condition('number', 'less')).toEqual([[at, 'noValue']])
  expect(condition('select', 'equals', 'c')).toEqual([[at, 'value']])
  expect(condition('select', 'oneOf', ['a', 'c'])).toEqual([[at, 'value']])
  expect(condition('checkbox', 'contains', 'c')).toEqual([[at, 'value']])
  expect(condition('date', 'greater', 'tomorrow')).toEqual([[at, 'value']])
  expect(condition('text', 'contains', '')).toEqual([[at, 'noValue']])
  for (const [kind, is, value] of [
    ['number', 'greater', 5],
    ['select', 'oneOf', ['a', 'b']],
    ['checkbox', 'contains', 'b'],
    ['switch', 'equals', false],
    ['time', 'less', '08:30'],
    ['text', 'oneOf', ['x']],
    ['colour', 'notEmpty', undefined],
  ] as const)
    expect(condition(kind, is, value)).toEqual([])
})

test('a cycle of conditions and links is rejected at each field of it, but not at one that only leads there', () => {
  expect(
    errors(
      field('a', { visible: { field: 'b', is: 'notEmpty' } }),
      field('b', { links: [{ copy: 'c' }] }),
      { kind: 'group', key: 'g', title: label, visible: { field: 'a', is: 'notEmpty' }, items: [field('c')] },
      field('d', { visible: { field: 'a', is: 'notEmpty' } }),
      field('e', { visible: { field: 'e', is: 'notEmpty' } }),
    ),
  ).toEqual([
    ['items.0', 'cycle', 'a'],
    ['items.1', 'cycle', 'b'],
    ['items.2.items.0', 'cycle', 'c'],
    ['items.4', 'cycle', 'e'],
  ])
})

test('patterns without linear time are rejected', () => {
  const codes = (pattern: string) =>
    errors(field('a', { rules: [{ rule: 'pattern', pattern }] })).map(([, code]) => code)
  expect(codes('[A-Z]{2}\\\\1?(?:a|b)+')).toEqual([])
  for (const pattern of ['(?=a)', '(?<!a)b', '(a)\\1', '(', '(?<x>a)\\k<x>'])
    expect(codes(pattern)).toEqual(['pattern'])
})

test('patterns that repeat more than 100 times in sum are rejected', () => {
  const codes = (pattern: string) =>
    errors(field('a', { rules: [{ rule: 'pattern', pattern }] })).map(([, code]) => code)
  for (const pattern of ['.{0,999}', 'a{60}b{41}', '(?:a{50,}){51}'])
    expect(codes(pattern)).toEqual(['patternTooLarge'])
  // Braces that are letters, or belong to the name of a class.
  for (const pattern of ['a{60}b{0,40}', '[{]{3}\\p{L}{90}\\{200\\}', '[a{999}]+']) expect(codes(pattern)).toEqual([])
})

test('patterns that are too large though they repeat rarely are rejected', () => {
  const codes = (pattern: string) =>
    errors(field('a', { rules: [{ rule: 'pattern', pattern }] })).map(([, code]) => code)
  for (const pattern of [
    '(?:a{10}b{10}){30}',
    '(?:(?:ab){16}){16}',
    `(?:${'x'.repeat(11)}){50}`,
    '(?:(?:a{30}){30}){30}',
  ])
    expect(codes(pattern)).toEqual(['patternSize'])
  // Letters beside each other are one class.
  for (const pattern of ['(?:a|b|c|d|e|f){100}', '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.\\d{1,3}){3}', '(?<n>ab){40}'])
    expect(codes(pattern)).toEqual([])
})

test('a pattern is checked without being run', () => {
  // An engine that goes back would try 2^60 ways through the empty text.
  expect(errors(field('a', { rules: [{ rule: 'pattern', pattern: '(?:a*|b*){60}c' }] }))).toEqual([])
})

test('more than 20 patterns are rejected at the first that is too many', () => {
  const rules = [{ rule: 'pattern', pattern: 'a' }]
  const fields = Array.from({ length: 21 }, (_, at) => field(`a${at}`, { rules }))
  expect(errors(...fields.slice(1))).toEqual([])
  expect(errors(...fields)).toEqual([['items.20.rules.0.pattern', 'tooManyPatterns', '20']])
})

test('too much is rejected: options, items, depth', () => {
  const options = Array.from({ length: 10_000 }, (_, at) => ({ value: String(at), label }))
  expect(errors(field('a', { kind: 'select', options }))).toEqual([['items.0.options', 'tooManyOptions', '500']])
  const [zero, one] = [options[0]!, options[1]!]
  expect(errors(field('a', { kind: 'select', options: [zero, one, zero, zero] }))).toEqual([
    ['items.0.options.2.value', 'optionTwice', '0'],
    ['items.0.options.3.value', 'optionTwice', '0'],
  ])
  const nested = [zero, { ...one, children: [zero] }]
  expect(errors(field('a', { kind: 'cascade', options: nested }))).toEqual([
    ['items.0.options.1.children.0.value', 'optionTwice', '0'],
  ])
  expect(errors(field('a', { kind: 'radio' }))).toEqual([['items.0.options', 'options']])
  expect(errors(...Array.from({ length: 301 }, (_, at) => field(`f${at}`)))).toEqual([['items', 'tooManyItems', '300']])
  const deep = (depth: number) => {
    let group: object = { kind: 'group', key: 'g', title: label, items: [] }
    for (let at = 0; at < depth; at++) group = { kind: 'group', key: `g${at}`, title: label, items: [group] }
    return group
  }
  expect(errors(deep(5))).toEqual([])
  expect(errors(deep(6))[0]?.[1]).toBe('tooDeep')
  expect(errors(deep(20_000))).toEqual([['', 'tooDeep']])
})

test('groups of conditions are four deep at most, wherever a condition may be', () => {
  const within = (depth: number, mode: 'all' | 'any' = 'all'): object =>
    depth === 0 ? { field: 'a', is: 'equals', value: 'x' } : { [mode]: [within(depth - 1, mode)] }
  const at = (rest: object) => errors(field('a'), field('b', rest)).map(([path, code]) => [path, code])
  expect(at({ visible: within(4) })).toEqual([])
  const deep = '.all.0.all.0.all.0.all.0'
  expect(at({ visible: within(5) })).toEqual([[`items.1.visible${deep}`, 'tooDeep']])
  expect(at({ rules: [{ rule: 'required', when: within(5) }] })).toEqual([[`items.1.rules.0.when${deep}`, 'tooDeep']])
  expect(at({ links: [{ when: within(5), to: 'x' }] })).toEqual([[`items.1.links.0.when${deep}`, 'tooDeep']])
})

test('the text of an error is in both languages', () => {
  const error = { path: [], code: 'keyTwice', name: 'a' } as const
  expect(formErrorText('en', error)).toBe('The key "a" is used twice')
  expect(formErrorText('zh-cn', error)).toBe('字段名「a」重复')
})
