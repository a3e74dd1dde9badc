import { expect, test } from 'vitest'
import { placeAfter, type PlayMode } from './play-order'

const after = (mode: PlayMode, index: number, isEnd: boolean, played: number[] = []) =>
  placeAfter({ mode, index, count: 3, played: new Set(played), isEnd }, () => 0)

test('a track that ends is followed as the mode says', () => {
  expect((['order', 'list', 'one'] as const).map((mode) => after(mode, 2, true))).toEqual([undefined, 0, 2])
})

test('the button for the next track always leads to another one', () => {
  expect((['order', 'list', 'one', 'shuffle'] as const).map((mode) => after(mode, 2, false))).toEqual([0, 0, 0, 0])
})

test('shuffled, a track comes again only when all were played', () => {
  expect(after('shuffle', 0, true, [0, 1])).toBe(2)
  expect(after('shuffle', 0, true, [0, 1, 2])).toBe(1)
})
