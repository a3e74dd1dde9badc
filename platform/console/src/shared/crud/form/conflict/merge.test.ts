import { expect, test } from 'vitest'
import { differencesOf, firstSide, isSameValue, mergedValues } from './merge'

const before = { name: 'a', sort: 1, remark: '', roleIds: [1, 2], status: 1 }
const theirs = { ...before, name: 'b', sort: 2, roleIds: [2, 1], status: 0 }
const mine = { ...before, name: 'c', remark: 'mine', status: 0 }
const differences = differencesOf(Object.keys(before), before, theirs, mine)

test('fields differ where the two sides do, and say who changed them', () => {
  expect(differences.map(({ name, changedBy }) => [name, changedBy])).toEqual([
    ['name', 'both'],
    ['sort', 'theirs'],
    ['remark', 'mine'],
  ])
})

test('changes of one side alone are kept, and of both those of the person who saves', () => {
  expect(mergedValues(mine, differences, firstSide)).toEqual({ ...mine, sort: 2 })
})

test('each field can be taken from the other side', () => {
  expect(mergedValues(mine, differences, () => 'theirs')).toEqual({ ...mine, name: 'b', sort: 2, remark: '' })
})

test.each([
  ['', undefined, true],
  [null, ' ', true],
  [[2, 1], [1, 2], true],
  [{ ids: [1, 2], linked: true }, { linked: true, ids: [2, 1] }, true],
  [{ ids: [1], linked: true }, { ids: [1], linked: false }, false],
  [0, null, false],
])('%j and %j say the same: %s', (one, other, isSame) => {
  expect(isSameValue(one, other)).toBe(isSame)
})
