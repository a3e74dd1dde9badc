import { expect, test } from 'vitest'
import { agoText } from './ago-text'

/** Noon, where the reader is. */
const now = new Date(2026, 10, 19, 12).getTime()

test.each([
  [new Date(2026, 10, 19, 12, 0, 30), '现在', 'now'],
  [new Date(2026, 10, 19, 11, 59, 30), '现在', 'now'],
  [new Date(2026, 10, 19, 11, 55), '5分钟前', '5 minutes ago'],
  [new Date(2026, 10, 18, 13), '23小时前', '23 hours ago'],
  [new Date(2026, 10, 18, 11), '昨天', 'yesterday'],
  [new Date(2026, 10, 17, 23), '前天', '2 days ago'],
  [new Date(2026, 10, 9, 12), '10天前', '10 days ago'],
])('%s has a text in both languages', (at, chinese, english) => {
  expect(agoText(at.toISOString(), now, 'zh-cn')).toBe(chinese)
  expect(agoText(at.toISOString(), now, 'en')).toBe(english)
})
