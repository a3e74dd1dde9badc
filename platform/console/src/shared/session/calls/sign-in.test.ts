import { expect, test } from 'vitest'
import { greetingAt, isWrittenIn } from './sign-in'

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock the greeting is that of the %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

test.each([
  ['en', '林晓', false],
  ['en', 'Robin', true],
  ['zh-cn', '林晓', true],
  ['zh-cn', 'Robin', true],
] as const)('a greeting in %s with the name %s: %s', (reader, name, isNamed) => {
  expect(isWrittenIn(reader, name)).toBe(isNamed)
})
