import { describe, expect, test } from 'vitest'
import { handTrack } from '#server-test/verification'
import { isOfHand } from './track'

const age = 10_000
const judge = (track: { x: number; y: number; t: number }[], position = 120) => isOfHand(track, { position, age })
/** Steps with the keys: `every` milliseconds, each moves by `step`, and Enter a moment later. */
const keys = (step: number, count: number, every: number) => [
  { x: 0, y: 0, t: 0 },
  ...Array.from({ length: count }, (_, time) => ({ x: step * (time + 1), y: 0, t: time * every })),
  { x: step * count, y: 0, t: count * every },
]

describe('a track of a hand', () => {
  test.each([80, 150, 258])('is a drag by pointer to %i', (position) => {
    expect(judge(handTrack(position), position)).toBe(true)
  })

  test('is a way with the arrow keys, held or pressed one by one', () => {
    expect(judge(keys(4, 30, 33))).toBe(true)
    expect(judge(keys(28, 4, 160), 112)).toBe(true)
  })

  test('may go too far and back', () => {
    const [start, ...rest] = handTrack(150)
    expect(judge([start!, ...rest, { x: 130, y: 1, t: 700 }, { x: 120, y: 1, t: 900 }])).toBe(true)
  })
})

describe('a track of a script', () => {
  test.each([
    ['has no points', []],
    ['has only the ends', [handTrack(120)[0]!, handTrack(120).at(-1)!]],
    ['jumps', [...[0, 1, 2, 3].map((x) => ({ x, y: 0, t: x * 90 })), { x: 120, y: 0, t: 400 }]],
    ['takes no time', handTrack(120).map((point, index) => ({ ...point, t: index }))],
    ['goes back in time', handTrack(120).map((point, index) => (index === 5 ? { ...point, t: 0 } : point))],
    ['began before the challenge', handTrack(120).map((point) => ({ ...point, t: point.t * 40 }))],
    ['ends elsewhere', handTrack(110)],
    ['begins elsewhere', handTrack(120).slice(2)],
    ['is even', Array.from({ length: 25 }, (_, step) => ({ x: step * 5, y: 0, t: step * 30 }))],
  ])('%s', (_, track) => {
    expect(judge(track)).toBe(false)
  })
})
