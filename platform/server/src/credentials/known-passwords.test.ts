import { expect, test } from 'vitest'
import { isCommonPassword } from './known-passwords'
import knownPasswords from './known-passwords.txt?raw'
import { createOneTimePassword } from './one-time-password'

const listed = knownPasswords.trim().split(/\s+/)

test('the list holds more than ten thousand passwords that are long enough for any installation, each once', () => {
  expect(listed.filter((password) => password.length >= 8).length).toBeGreaterThan(10_000)
  expect(new Set(listed).size).toBe(listed.length)
})

test('each listed one is rejected, in any case', async () => {
  const written = listed.flatMap((password) => [password, password.toUpperCase()])
  const rejected = await Promise.all(written.map(isCommonPassword))
  expect(written.filter((_, index) => !rejected[index])).toEqual([])
})

test.each([
  'Password',
  'gfhjkmgfhjkm',
  'Woaini1314520',
  'Dragon123456',
  '!Jennifer2024',
  'Michael-1999-',
  '5201314aa',
  'Ab5201314',
  'zhang1314520',
  'aaa123456!!!',
  'x-7654321',
])('"%s" is rejected', async (password) => expect(await isCommonPassword(password)).toBe(true))

test.each([
  'plum cloud 77',
  'quiet harbour 41',
  'dragon 8306 2749',
  'harbour chair 123456',
  'walnut8306desk',
  '密码很难猜到的一句话',
  '🦊🌲🚲🧭🪁🧩🥝🫖🪴🧶🔭🎻',
])('"%s" is not', async (password) => expect(await isCommonPassword(password)).toBe(false))

test('a random one is not', async () => {
  const rejected = await Promise.all(Array.from({ length: 1000 }, () => isCommonPassword(createOneTimePassword())))
  expect(rejected).not.toContain(true)
})
