import { describe, expect, test } from 'vitest'
import { clockOf, dateOf } from './clock'

const at = Date.parse
const iso = (moment: number) => new Date(moment).toISOString()

test('a day begins at midnight of the reader', () => {
  const clock = clockOf('480')
  const day = clock.dayAt(at('2026-11-18T16:00:00Z'))
  expect(dateOf(day)).toBe('2026-11-19')
  expect(dateOf(clock.dayAt(at('2026-11-18T15:59:59.999Z')))).toBe('2026-11-18')
  expect(iso(clock.startOf(day))).toBe('2026-11-18T16:00:00.000Z')
  expect(iso(clockOf('-210').startOf(day))).toBe('2026-11-19T03:30:00.000Z')
})

describe('where the clock changes', () => {
  // Berlin, 2026: forward on 29 March, back on 25 October.
  const [forward, back] = [at('2026-03-29T01:00:00Z'), at('2026-10-25T01:00:00Z')]
  const clock = clockOf(`60,120@${forward},60@${back}`)
  const lengthOf = (date: string) => {
    const day = at(date) / 86_400_000
    return (clock.startOf(day + 1) - clock.startOf(day)) / 3_600_000
  }

  test('that day has 23 or 25 hours, its neighbours 24', () => {
    expect(['2026-03-28', '2026-03-29', '2026-03-30'].map(lengthOf)).toEqual([24, 23, 24])
    expect(['2026-10-24', '2026-10-25', '2026-10-26'].map(lengthOf)).toEqual([24, 25, 24])
  })

  test('the same time of an earlier day is by the clock of that day', () => {
    expect(iso(clock.daysBefore(at('2026-10-28T09:00:00Z'), 7))).toBe('2026-10-21T08:00:00.000Z')
  })

  test('a time that the clock never shows is the moment of the change', () => {
    expect(iso(clock.daysBefore(at('2026-04-05T00:30:00Z'), 7))).toBe('2026-03-29T01:00:00.000Z')
  })

  test('a stretch of time is cut there', () => {
    expect(clock.pieces(forward - 5, back + 5)).toEqual([
      { from: forward - 5, to: forward, ahead: 3_600_000 },
      { from: forward, to: back, ahead: 7_200_000 },
      { from: back, to: back + 5, ahead: 3_600_000 },
    ])
    expect(clock.pieces(back, back + 5)).toEqual([{ from: back, to: back + 5, ahead: 3_600_000 }])
  })
})
