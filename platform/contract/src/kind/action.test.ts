import { expect, test } from 'vitest'
import { fixedStateOf } from './action'
import { state } from './fields/choice/state'

const draft = { zh: '草稿', en: 'Draft' }
const booked = { zh: '已出库', en: 'Booked', isFixed: true } as const

test('a record is fixed in the states that say so', () => {
  const fields = { state: state({ draft, booked }) }
  expect(fixedStateOf({ fields }, { state: 'booked' })).toBe(booked)
  expect(fixedStateOf({ fields }, { state: 'draft' })).toBeUndefined()
  expect(fixedStateOf({ fields: { state: draft } }, { state: 'booked' })).toBeUndefined()
})

test('the state of a new record cannot be a fixed one', () => {
  expect(() => state({ booked, draft })).toThrow('A new record is in the state booked: another one can be fixed.')
})
