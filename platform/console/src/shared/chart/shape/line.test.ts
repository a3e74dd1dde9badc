import { expect, test } from 'vitest'
import { linePath } from './line'

test('goes straight from point to point', () => {
  expect(
    linePath([
      [0, 100],
      [33.333, 0],
      [66.667, 100],
    ]),
  ).toBe('M0,100L33.33,0L66.67,100')
})

test('one point is a place without a line, none is nothing', () => {
  expect(linePath([[50, 10]])).toBe('M50,10')
  expect(linePath([])).toBe('')
})
