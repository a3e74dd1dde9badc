import { expect, test } from 'vitest'
import { isLabelled, roundStep, ticksOf } from './scale'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [21, [0, 5, 10, 15, 20, 25]],
  [1001, [0, 500, 1000, 1500]],
])('an axis for up to %i has round and even numbers that reach it', (most, ticks) => {
  expect(ticksOf(most)).toEqual(ticks)
})

test('a step is the smallest round number that is enough', () => {
  expect([7, 8, 9, 40, 41, 81].map((most) => roundStep(most, 8))).toEqual([1, 1, 2, 5, 10, 20])
})

test.each([
  [14, 5, [1, 4, 7, 10, 13]],
  [14, 14, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
  [90, 5, [17, 35, 53, 71, 89]],
  [1, 5, [0]],
])(
  'of %i points, with room for %i labels, the last is labelled and others at even distances',
  (count, room, labelled) => {
    const indexes = Array.from({ length: count }, (_, index) => index)
    expect(indexes.filter((index) => isLabelled(index, count, room))).toEqual(labelled)
  },
)
