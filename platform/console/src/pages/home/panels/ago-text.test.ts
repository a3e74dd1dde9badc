import { afterEach, expect, test } from 'vitest'
import { setLanguage, translate, type Translate } from '#shared/i18n/text'
import { agoText } from './ago-text'
import { texts } from '../text'

afterEach(() => setLanguage('zh-cn'))

const t: Translate<typeof texts.pairs> = (key, ...values) => translate(texts, key, ...values)

/** Noon, where the reader is. */
const now = new Date(2026, 10, 19, 12).getTime()

test.each([
  [new Date(2026, 10, 19, 12, 0, 30), '现在', 'now'],
  [new Date(2026, 10, 19, 11, 59, 30), '现在', 'now'],
  [new Date(2026, 10, 19, 11, 55), '5 分钟前', '5 minutes ago'],
  [new Date(2026, 10, 19, 10, 30), '1 小时前', '1 hour ago'],
  [new Date(2026, 10, 18, 13), '23 小时前', '23 hours ago'],
  [new Date(2026, 10, 18, 11), '昨天', 'yesterday'],
  [new Date(2026, 10, 17, 23), '前天', '2 days ago'],
  [new Date(2026, 10, 9, 12), '10 天前', '10 days ago'],
])('%s has a text in both languages', (at, chinese, english) => {
  expect(agoText(at.toISOString(), now, t)).toBe(chinese)
  setLanguage('en')
  expect(agoText(at.toISOString(), now, t)).toBe(english)
})
