import { expect, test } from 'vitest'
import * as kinds from '../../kind'
import { isRequired, valueText, type Field, type TextReader } from '../field-kind'
import * as schemas from './schemas'

// Every kind of field: a sample is a right value, is written as a text, and read from it again.

const label = { zh: '字段', en: 'Field' }
const fields: Readonly<Record<string, Field>> = {
  text: kinds.text(40, label),
  code: kinds.text(40, label, {
    pattern: { test: /^[a-z][a-z0-9]*$/, text: { zh: '小写字母', en: 'Small letters' }, sample: 'code' },
  }),
  multiline: kinds.multiline(400, label),
  email: kinds.email(label),
  phone: kinds.phone(label),
  url: kinds.url(label),
  int: kinds.int(label),
  money: kinds.money(label),
  decimal: kinds.decimal(3, label),
  date: kinds.date(label),
  dateTime: kinds.dateTime(label),
  colour: kinds.colour(label),
  percent: kinds.percent(label),
  rating: kinds.rating(label),
  weight: kinds.decimal(1, label, { unit: { zh: '千克', en: 'kg' } }),
  time: kinds.time(label),
  duration: kinds.duration(label),
  period: kinds.period(label),
  yesNo: kinds.yesNo(label),
  choice: kinds.choice({ s: { zh: '小', en: 'Small' }, l: { zh: '大', en: 'Large' } }, label),
  choices: kinds.choices({ s: { zh: '小', en: 'Small' }, l: { zh: '大', en: 'Large' } }, label),
  tags: kinds.tags(label),
  json: kinds.json(100, label),
  markdown: kinds.markdown(100, label),
  richText: kinds.richText(100, label),
}
const readers: readonly TextReader[] = [
  { language: 'zh-cn', timeZone: 'Asia/Shanghai' },
  { language: 'en', timeZone: 'America/New_York' },
]

const parse = ({ kind, settings }: Field, text: string, reader = readers[0]!) => kind.parse!(text, settings, reader)

test.each(Object.entries(fields))('a sample of %s is right, and is read from its own text', (name, field) => {
  const { kind, settings } = field
  expect([kind.words.zh, kind.words.en].every((text) => text.length > 1)).toBe(true)
  const schema = kind.schema(schemas, settings, isRequired(field))
  for (const n of [0, 1, 2, 3]) {
    const value = kind.sample!(n, settings, name)
    if (value === undefined || value === '') continue
    expect(schema.safeParse(value).data).toEqual(value)
    for (const reader of readers) {
      const text = valueText(field, value, reader)
      expect([text, parse(field, text, reader)]).toEqual([text, { value }])
    }
  }
  for (const value of kind.wrong?.(settings) ?? [])
    expect([value, schema.safeParse(value).success]).toEqual([value, false])
})

test('a text with a pattern has to match it as a whole, and may be empty where it is optional', () => {
  const pattern = { test: /^[a-z]+$/, text: label, sample: 'code', error: 'dictTypeFormat' } as const
  const errorOf = (field: Field, text: string) =>
    field.kind.schema(schemas, field.settings, isRequired(field)).safeParse(text).error?.issues[0]?.message
  const [asked, optional] = [kinds.text(9, label, { pattern }), kinds.text(9, label, { pattern, optional: true })]
  for (const field of [asked, optional]) {
    expect(['abc', ' abc ', 'abC', 'ab\nc'].map((text) => errorOf(field, text))).toEqual([
      undefined,
      undefined,
      'dictTypeFormat',
      'dictTypeFormat',
    ])
  }
  expect(errorOf(optional, '')).toBeUndefined()
  expect(errorOf(asked, '')).toBeDefined()
})

test.each([
  ['int', ' 1,234'.trim(), 1234],
  ['int', '-5', -5],
  ['money', '1,234.5', 123_450],
  ['money', '0.29', 29],
  ['decimal', '.125', 125],
  ['decimal', '3.1250', 3125],
  ['percent', '12.5%', 1250],
  ['weight', '12.5 kg', 125],
  ['weight', '12.5千克', 125],
  ['time', '9:30', '09:30'],
  ['duration', '1h30', 90],
  ['duration', '1:30', 90],
  ['duration', '45', 45],
  ['duration', '2 小时', 120],
  ['period', '2026-01-15 to 2026/2/14', '2026-01-15/2026-02-14'],
  ['period', '2026/1/15/2026/2/14', '2026-01-15/2026-02-14'],
  ['yesNo', 'YES', true],
  ['choice', 'small', 's'],
  ['choices', '大, small；s', ['l', 's']],
  ['tags', 'a, b；a', ['a', 'b']],
  ['richText', 'a < b', '<p>a &lt; b</p>'],
  ['date', '2026/1/5', '2026-01-05'],
  ['date', '2026年1月5日', '2026-01-05'],
  ['dateTime', '2026-01-31 09:05', '2026-01-31T01:05:00.000Z'],
  ['dateTime', '2026-01-31', '2026-01-30T16:00:00.000Z'],
  ['dateTime', '2026-01-31T09:05:00+01:00', '2026-01-31T08:05:00.000Z'],
])('%s reads what people write: %s', (name, text, value) => {
  expect(parse(fields[name]!, text)).toEqual({ value })
})

test.each([
  ['int', '1.5', 'wrongType'],
  ['int', 'x', 'wrongType'],
  ['money', '1.005', 'wrongType'],
  ['money', '.', 'wrongType'],
  ['time', '25:00', 'timeFormat'],
  ['duration', 'long', 'wrongType'],
  ['period', '2026-02-14 – 2026-01-15', 'periodFormat'],
  ['yesNo', 'maybe', 'wrongType'],
  ['choices', 'small, medium', 'notOffered'],
  ['json', '{', 'jsonFormat'],
  ['date', '2026-02-30', 'dateFormat'],
  ['date', '31.01.2026', 'dateFormat'],
  ['dateTime', '2026-01-31 25:00', 'dateTimeFormat'],
])('%s reports the error of a text that it cannot read: %s', (name, text, error) => {
  expect(parse(fields[name]!, text)).toEqual({ error })
})

test('a moment near a change of the clocks is the one that they showed', () => {
  const reader = readers[1]!
  expect(parse(fields['dateTime']!, '2026-03-08 03:30', reader)).toEqual({ value: '2026-03-08T07:30:00.000Z' })
  expect(parse(fields['dateTime']!, '2026-11-01 03:30', reader)).toEqual({ value: '2026-11-01T08:30:00.000Z' })
})

test('an empty value is an empty text', () => {
  const { yesNo: _, ...others } = fields
  const texts = Object.values(others).map((field) => valueText(field, field.kind.empty, readers[0]!))
  expect(new Set(texts)).toEqual(new Set(['']))
})
