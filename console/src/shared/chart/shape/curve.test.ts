import { expect, test } from 'vitest'
import { smoothPath, type Point } from './curve'

/** The parts of a path: two control points and the end of each. */
function partsOf(path: string): number[][] {
  return path
    .split(/[MC]/)
    .slice(1)
    .map((part) => part.split(/[ ,]/).map(Number))
}

const points: Point[] = [
  [0, 50],
  [10, 50],
  [20, 0],
  [30, 95],
  [40, 100],
  [50, 100],
  [60, 20],
]

test('the line goes through every point', () => {
  expect(partsOf(smoothPath(points)).map((part) => part.slice(-2))).toEqual(points)
})

test('between two points it stays between their heights', () => {
  const [, ...parts] = partsOf(smoothPath(points))
  parts.forEach(([, leaving, , arriving], index) => {
    const heights = [points[index]![1], points[index + 1]![1]]
    for (const height of [leaving!, arriving!]) {
      expect(height).toBeGreaterThanOrEqual(Math.min(...heights))
      expect(height).toBeLessThanOrEqual(Math.max(...heights))
    }
  })
})

test('an even slope is a straight line, one point a place and no points nothing', () => {
  expect(
    smoothPath([
      [0, 0],
      [30, 30],
      [60, 60],
    ]),
  ).toBe('M0,0C10,10 20,20 30,30C40,40 50,50 60,60')
  expect(smoothPath([[50, 10]])).toBe('M50,10')
  expect(smoothPath([])).toBe('')
})
