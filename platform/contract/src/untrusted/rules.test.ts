import { expect, test } from 'vitest'
import { phone } from '../fields'
import { username } from '../system/user'
import { most, patterns } from './rules'

test.each(Object.entries(patterns))('the pattern of %s is for a whole text', (_, { source }) => {
  expect(source).toMatch(/^\^.*\$$/)
})

test.each([
  ['', true],
  ['13800002210', true],
  ['138000022100', false],
  ['x13800002210', false],
])('a schema that allows an empty text takes "%s": %s', (text, isTaken) => {
  expect(phone.safeParse(text).success).toBe(isTaken)
})

test('a schema takes a text of the most characters, and none longer', () => {
  expect(username.safeParse('x'.repeat(most.username)).success).toBe(true)
  expect(username.safeParse('x'.repeat(most.username + 1)).success).toBe(false)
})
