import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { colour, date, dateTime, decimal, image, int, money, url } from './kinds'
import { dateRange, dateTimeRange, numberRange } from './ranges'
import { largestScaled } from './scaled'

/** Returns the value as the schema parses it; undefined for a value that is not valid. */
const read = (schema: z.ZodType, value: unknown) => schema.safeParse(value).data

describe('money', () => {
  test('is whole cents within fifteen digits', () => {
    for (const value of [0, 1250, -99, largestScaled, -largestScaled]) expect(read(money(), value)).toBe(value)
    for (const value of [12.5, '1250', '', null, largestScaled + 1, Number.NaN]) {
      expect(read(money(), value)).toBeUndefined()
    }
  })

  test('has its limits in the unit that people see, without an error of floating point', () => {
    const price = money({ min: 0.29, max: 1.1 })
    expect([28, 29, 110, 111].map((cents) => read(price, cents))).toEqual([undefined, 29, 110, undefined])
  })
})

test('a whole number has nine digits and no sign, or the limits that it is given', () => {
  for (const value of [0, 7, 999_999_999]) expect(read(int(), value)).toBe(value)
  for (const value of [-1, 1.5, '7', null, 1_000_000_000]) expect(read(int(), value)).toBeUndefined()
  const floor = int({ min: -3, max: 40 })
  expect([-4, -3, 40, 41].map((value) => read(floor, value))).toEqual([undefined, -3, 40, undefined])
})

test('a decimal has limits by its own decimals', () => {
  const weight = decimal(3, { min: 0.001, max: 2 })
  expect([0, 1, 2000, 2001].map((value) => read(weight, value))).toEqual([undefined, 1, 2000, undefined])
})

test.each([
  [date, ['2024-02-29', '1999-12-31'], ['2026-02-29', '2026-13-01', '2026-1-1', '20260101', '', ' 2026-01-01']],
  [dateTime, ['2026-01-31T09:05:00Z', '2026-01-31T09:05:00.123Z'], ['2026-01-31', '2026-01-31T09:05:00+08:00', '']],
  [colour, ['', '#0a1b2c'], ['#fff', 'red', '#0a1b2g', '#0a1b2c00']],
  [
    url,
    ['', 'https://a.example/?x=1#y', 'http://localhost:8080'],
    ['javascript:alert(1)', 'data:text/html,x', 'a.example', '//a.example', `https://a.example/${'x'.repeat(500)}`],
  ],
  [image, ['', 'A'.repeat(20) + '_-'], ['A'.repeat(21), '../etc/passwd', 'data:image/png;base64,AAAA']],
])('%# takes what has its form, and nothing else', (schema, right, wrong) => {
  expect(right.map((value) => read(schema, value))).toEqual(right)
  expect(wrong.map((value) => read(schema, value))).toEqual(wrong.map(() => undefined))
})

test('a colour is kept in lower case', () => {
  expect(read(colour, ' #AABBCC ')).toBe('#aabbcc')
})

describe('ranges of a query string', () => {
  const query = z.strictObject({ ...numberRange('price'), ...dateRange('arrived'), ...dateTimeRange('seen') })

  test('take text as it arrives, and either end alone', () => {
    expect(read(query, { priceFrom: '-5', priceTo: '1250', arrivedFrom: '2026-01-31' })).toEqual({
      priceFrom: -5,
      priceTo: 1250,
      arrivedFrom: '2026-01-31',
    })
    expect(read(query, { seenTo: '2026-01-31T09:05:00Z' })).toEqual({ seenTo: '2026-01-31T09:05:00Z' })
  })

  test.each([
    ['priceFrom', '1.5'],
    ['priceFrom', '1e3'],
    ['priceTo', '01'],
    ['priceTo', '-0'],
    ['priceTo', ''],
    ['arrivedTo', '2026-02-30'],
    ['seenFrom', 'x'],
  ])('reject %s %s', (name, value) => {
    expect(read(query, { [name]: value })).toBeUndefined()
  })
})
