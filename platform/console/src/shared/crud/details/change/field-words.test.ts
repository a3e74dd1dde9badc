import { expect, test } from 'vitest'
import { lookOf } from './field-words'

test('a field shows as its kind of record says, and by its name where the kind says nothing', () => {
  const kind = { formats: { price: { decimals: 2 }, grade: { dictType: 'stock_grade' }, seen: 'moment' } } as const
  const fields = ['price', 'grade', 'seen', 'agent', 'name']
  expect(fields.map((field) => lookOf(kind, field))).toEqual([
    { decimals: 2 },
    { dictType: 'stock_grade' },
    { as: 'moment' },
    undefined,
    undefined,
  ])
  expect(lookOf({}, 'agent')).toEqual({ as: 'agent' })
})
