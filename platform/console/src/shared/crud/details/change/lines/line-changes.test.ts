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

test('lines that changed places alone are no changes, and equal lines are counted', () => {
  expect(lineChanges([line(1, 1), line(2, 2)], [line(2, 2), line(1, 1)])).toEqual([])
  expect(lineChanges([line(1, 1), line(1, 1)], [line(1, 1)])).toEqual([{ at: 1, before: line(1, 1) }])
})
