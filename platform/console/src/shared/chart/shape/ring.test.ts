import { expect, test } from 'vitest'
import { onCircle, ringPath, turnsOf } from './ring'

test('counts share the whole turn, one after the other', () => {
  expect(turnsOf([1, 0, 3])).toEqual([
    { from: 0, to: 0.25 },
    { from: 0.25, to: 0.25 },
    { from: 0.25, to: 1 },
  ])
})

test('turns begin at the top and go clockwise', () => {
  expect([0, 0.25, 0.5, 0.75].map((turn) => onCircle(turn, 10))).toEqual([
    [0, -10],
    [10, 0],
    [0, 10],
    [-10, 0],
  ])
})

test('a part has an outer and an inner edge, and goes the long way round from half a turn on', () => {
  expect(ringPath({ from: 0, to: 0.25 }, 6, 10)).toBe('M0,-10A10,10 0 0 1 10,0L6,0A6,6 0 0 0 0,-6Z')
  expect(ringPath({ from: 0, to: 0.75 }, 6, 10)).toBe('M0,-10A10,10 0 1 1 -10,0L-6,0A6,6 0 1 0 0,-6Z')
})

test('the whole ring is drawn as two halves', () => {
  const halves = ringPath({ from: 0, to: 0.5 }, 6, 10) + ringPath({ from: 0.5, to: 1 }, 6, 10)
  expect(ringPath({ from: 0, to: 1 }, 6, 10)).toBe(halves)
})
