import { expect, test } from 'vitest'
import { countText, decimalText, moneyText, percentText } from './number-text'

test.each([
  [countText(0), '0'],
  [countText(999), '999'],
  [countText(1000), '1,000'],
  [countText(-1_234_567), '-1,234,567'],
  [percentText(0), '0%'],
  [percentText(0.0377), '3.8%'],
  [percentText(0.05), '5%'],
  [percentText(0.125), '13%'],
  [percentText(1), '100%'],
  [percentText(12.5), '1,250%'],
  [moneyText(123_450), '1,234.50'],
  [moneyText(-5), '-0.05'],
  [moneyText(0), '0.00'],
  [moneyText(null), '—'],
  [moneyText(999_999_999_999_999), '9,999,999,999,999.99'],
  [decimalText(12_500, 3), '12.500'],
  [decimalText(-1_234_500, 0), '-1,234,500'],
])('a number is written as in both languages: %s', (text, expected) => {
  expect(text).toBe(expected)
})
