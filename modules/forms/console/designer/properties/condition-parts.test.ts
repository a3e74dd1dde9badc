import type { Condition } from '#modules/forms/engine/schema/form'
import { expect, test } from 'vitest'
import { conditionOf, groupOf, modeOf, partsOf } from './condition-parts'

const a: Condition = { field: 'a', is: 'notEmpty' }
const b: Condition = { field: 'b', is: 'notEmpty' }
const nested: Condition = { all: [a, { any: [b] }] }

test('a condition is a mode with parts, and comes out of them as it was', () => {
  for (const condition of [undefined, a, nested, { any: [a] }, { all: [{ any: [a, b] }] }]) {
    expect(conditionOf(modeOf(condition), partsOf(condition))).toEqual(condition)
  }
})

test('a comparison alone needs no group as a whole condition, but keeps the one it is in', () => {
  expect(conditionOf('all', [a])).toBe(a)
  expect(groupOf('all', [a])).toEqual({ all: [a] })
})

test('a group alone keeps the one around it, and an empty one is none', () => {
  expect(conditionOf('all', [{ any: [b] }])).toEqual({ all: [{ any: [b] }] })
  expect(groupOf('any', [])).toBeUndefined()
  expect(conditionOf('any', [])).toBeUndefined()
})
