import { expect, test } from 'vitest'
import { changedIn, lineChanges } from './line-changes'

const line = (item: number, quantity: number) => ({ item, quantity, note: '' })

test('a line that another one comes before is no change', () => {
  const changes = lineChanges([line(1, 1), line(2, 2)], [line(3, 3), line(1, 1), line(2, 2)])
  expect(changes).toEqual([{ at: 0, after: line(3, 3) }])
})

test('a changed line names what changed, and an added one what it has', () => {
  const changes = lineChanges([line(1, 1), line(2, 2)], [line(1, 5), line(2, 2), line(4, 4)])
  expect(changes.map((change) => [change.at, changedIn(change)])).toEqual([
    [0, ['quantity']],
    [2, ['item', 'quantity']],
  ])
})

test('a removed line is not taken for one that changed behind it', () => {
  const changes = lineChanges([line(1, 1), line(2, 2), line(3, 3)], [line(2, 9), line(3, 3)])
  expect(changes).toEqual([
    { at: 0, before: line(1, 1) },
    { at: 0, before: line(2, 2), after: line(2, 9) },
  ])
})

test('lines with little in common were removed and added', () => {
  const changes = lineChanges([{ item: 1, quantity: 1 }], [{ item: 2, quantity: 2 }])
  expect(changes).toEqual([
    { at: 0, before: { item: 1, quantity: 1 } },
    { at: 0, after: { item: 2, quantity: 2 } },
  ])
})

test('lines that changed places alone are no changes, and equal lines are counted', () => {
  expect(lineChanges([line(1, 1), line(2, 2)], [line(2, 2), line(1, 1)])).toEqual([])
  expect(lineChanges([line(1, 1), line(1, 1)], [line(1, 1)])).toEqual([{ at: 1, before: line(1, 1) }])
})
