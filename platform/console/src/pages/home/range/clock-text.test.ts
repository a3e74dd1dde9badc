import { expect, test } from 'vitest'
import { clockText } from './clock-text'

const at = Date.parse

// Berlin, 2026: forward on 29 March, back on 25 October, each at one o'clock UTC.
const [forward, back] = [at('2026-03-29T01:00:00Z'), at('2026-10-25T01:00:00Z')]
const berlin = (moment: number) => (moment >= forward && moment < back ? 120 : 60)

test('a clock that is not changed is one number', () => {
  expect(clockText(90, at('2026-11-22T10:00:00Z'), () => -210)).toBe('-210')
  expect(clockText(7, at('2026-11-22T10:00:00Z'), berlin)).toBe('60')
})

test('each change within both ranges is named with its moment', () => {
  expect(clockText(30, at('2026-11-22T10:07:31Z'), berlin)).toBe(`120,60@${back}`)
  expect(clockText(90, back + 1, berlin)).toBe(`120,60@${back}`)
  expect(clockText(120, at('2026-11-22T10:00:00Z'), berlin)).toBe(`60,120@${forward},60@${back}`)
})
