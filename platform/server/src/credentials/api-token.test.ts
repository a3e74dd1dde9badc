import { expect, test } from 'vitest'
import { createApiToken, isApiToken } from './api-token'

test('a token has its form, and no two are the same', () => {
  const made = Array.from({ length: 200 }, createApiToken)
  expect(new Set(made).size).toBe(200)
  for (const token of made) expect(token).toMatch(/^atr_[0-9A-Za-z]{42}$/)
  expect(made.every(isApiToken)).toBe(true)
})

test('each wrong character makes it another text', () => {
  const token = createApiToken()
  for (let at = 0; at < token.length; at++) {
    const wrong = `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`
    expect([at, isApiToken(wrong)]).toEqual([at, false])
  }
})

test.each(['', 'atr_', 'a session', `${createApiToken()}x`, createApiToken().slice(0, -1), ` ${createApiToken()}`])(
  '%j is none',
  (text) => expect(isApiToken(text)).toBe(false),
)

test('the checksum is CRC-32 in base 62, so that scanners can compute it', () => {
  // Computed with Python's zlib.
  expect(isApiToken(`atr_${'0'.repeat(36)}0etOEM`)).toBe(true)
})
