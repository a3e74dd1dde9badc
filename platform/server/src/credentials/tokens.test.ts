import { expect, test } from 'vitest'
import { nativeSha256 } from '#server/runtimes/node/native/sha256-native'
import { createToken, plainSha256 } from './tokens'

test.each(['', 'abc', createToken(), '张三 '.repeat(1000), '\u{1f600}', '\ud800'])(
  'the hash of a text is the same in Node and in the browser: %s',
  (text) => expect(nativeSha256(text)).toBe(plainSha256(text)),
)

test('the hash is the one that is stored: SHA-256 in hex', () => {
  expect(plainSha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
