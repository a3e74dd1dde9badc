import type { Field } from 'atrium/contract/kind/field-kind'
import { decimal, int, money } from 'atrium/contract/kind'
import { expect, test } from 'vitest'
import { drawValue } from './cells'

const label = { zh: '数', en: 'Number' }
const kilogram = { unit: { zh: '千克', en: 'kg' } }

test.each([
  [int(label), 1_234_567, '1,234,567'],
  [int(label, { ...kilogram, min: -2000 }), -1234, '-1,234 kg'],
  [decimal(1, label, kilogram), 123_456, '12,345.6 kg'],
  [money(label), 123_450, '1,234.50'],
] as [Field, number, string][])('a number has commas between thousands: case %#', (field, value, expected) => {
  expect(drawValue('number', field, { number: value }, { label: '', isLarge: false, language: 'en' })).toBe(expected)
})

test.each([int(label, { identifier: true }), int(label, { unique: true })] as Field[])(
  'a number that names something, such as a year, has none: case %#',
  (field) => {
    expect(drawValue('year', field, { year: 2026 }, { label: '', isLarge: false, language: 'en' })).toBe('2026')
  },
)
