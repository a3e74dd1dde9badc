import { expect, test } from 'vitest'
import { fieldEntry } from '../templates/kind/contract.mjs'
import { parseFields } from './parse-fields.mjs'

const linesOf = (text) => parseFields(text).map((field) => fieldEntry(field))

test('a number that is for one of something has no sum in the list', () => {
  for (const line of linesOf('price:money, unitPrice:money, hourlyRate:int, unitCost:money, costPerHour:decimal 1'))
    expect(line).toMatch(/^\w+: \w+\(.*, total: false }\)$/)
})

test('a year is an identifier', () => {
  expect(linesOf('year:int, taxYear:int optional')).toEqual([
    expect.stringMatching(/, identifier: true }\)$/),
    expect.stringMatching(/optional: true, .*, identifier: true }\)$/),
  ])
})

test('other numbers, and what only sounds alike, are as they were', () => {
  for (const line of linesOf(
    'amount:money, quantity:int, unitCount:int, paper:int, corporate:int, price:text, year:text',
  ))
    expect(line).not.toMatch(/total|identifier/)
})
