import { expect, test } from 'vitest'
import { difference } from './compare.mjs'

test.each([
  ['the same lines', ['one', 'two'], 'one\ntwo\n'],
  ['… within a line', ['took … s'], 'took 1.5 s'],
  ['… for any lines', ['one', '…', 'four'], 'one\ntwo\nthree\nfour'],
  ['… for no line', ['one', '…', 'two'], 'one\ntwo'],
  ['… that could end too early', ['…', 'one', 'two'], 'one\nthree\none\ntwo'],
  ['another port of this machine', ['on http://127.0.0.1:3000/'], 'on http://127.0.0.1:40123/'],
  ['characters with a meaning in patterns', ['(a) [b] {c} $1 * ?'], '(a) [b] {c} $1 * ?'],
])('lines agree: %s', (_, expected, output) => {
  expect(difference(expected, output)).toBeUndefined()
})

test.each([
  ['a line that differs', ['one', 'two'], 'one\nthree', { index: 1, printed: 'three' }],
  ['a line too few', ['one', 'two'], 'one', { index: 1, printed: undefined }],
  ['a line too many', ['one'], 'one\ntwo', { index: 1, printed: 'two' }],
  ['a line behind …', ['one', '…', 'two'], 'one\nthree', { index: 2, printed: 'three' }],
  ['only a part of a line', ['one'], 'one and two', { index: 0, printed: 'one and two' }],
])('the first difference is found: %s', (_, expected, output, found) => {
  expect(difference(expected, output)).toEqual(found)
})
