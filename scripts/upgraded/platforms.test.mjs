import { expect, test } from 'vitest'
import { nextVersion } from './platforms.mjs'

test.each([
  ['a newer platform has its own version', '0.2.0', '0.3.0', ['0.2.0', '0.3.0'], '0.3.0'],
  ['one of the same version gets the next one', '0.2.0', '0.2.0', ['0.2.0'], '0.2.1-next.0'],
  ['one with codemods of a later version gets that', '0.2.0', '0.2.0', ['0.2.0', '0.3.0'], '0.3.0-next.0'],
  ['also where it is newer itself', '0.2.0', '0.2.1', ['0.3.0'], '0.3.0-next.0'],
  ['numbers are no texts', '0.9.0', '0.10.0', [], '0.10.0'],
])('%s', (_, before, present, codemods, next) => {
  expect(nextVersion(before, { present, codemods })).toBe(next)
})
