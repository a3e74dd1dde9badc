import { afterEach, describe, expect, test } from 'vitest'
import { readCookie } from '../browser/cookie'
import { detectLanguage } from './language'
import { defineText, language, setLanguage, translate } from './text'

afterEach(() => setLanguage('zh-cn'))

test('the language of a product with one alone is that one, whatever cookie and browser say', () => {
  expect(detectLanguage(['en'], ['zh-cn'], ['zh-CN'])).toBe('en')
  expect(detectLanguage(['zh-cn'], ['en'], ['fr'])).toBe('zh-cn')
})

test('the first language is that of a browser that says nothing', () => {
  expect(detectLanguage(['en', 'zh-cn'], [], [])).toBe('en')
})

describe('the language is', () => {
  test.each([
    ['en', 'zh-CN', 'en'],
    ['zh-cn', 'en-US', 'zh-cn'],
    ['xx', 'en-US', 'en'],
    [undefined, 'zh-TW', 'zh-cn'],
    [undefined, 'zh', 'zh-cn'],
    [undefined, 'ug-CN', 'zh-cn'],
    [undefined, 'en-US', 'en'],
    [undefined, 'fr', 'en'],
    [undefined, undefined, 'zh-cn'],
    [undefined, '', 'zh-cn'],
  ])('for the cookie %s and the browser %s: %s', (cookie, browser, expected) => {
    expect(detectLanguage(['zh-cn', 'en'], [cookie], browser === undefined ? [] : [browser])).toBe(expected)
  })

  test.each([
    [['fr', 'zh-CN'], undefined, 'zh-cn'],
    [['fr', 'en-GB'], 'zh-cn', 'en'],
    [['fr', 'de'], 'zh-cn', 'zh-cn'],
    [['fr'], 'xx', 'en'],
    [[], 'en', 'en'],
  ] as const)('for a browser of %j where the default is %s: %s', (browser, byDefault, expected) => {
    expect(detectLanguage(['zh-cn', 'en'], [undefined], browser, byDefault)).toBe(expected)
  })

  test('that of the account where none was chosen in the browser', () => {
    expect(detectLanguage(['zh-cn', 'en'], [undefined, 'en'], ['zh-CN'])).toBe('en')
    expect(detectLanguage(['zh-cn', 'en'], ['zh-cn', 'en'], ['zh-CN'])).toBe('zh-cn')
  })
})

test('a change is kept in a cookie and on the document', () => {
  setLanguage('en')
  expect(language()).toBe('en')
  expect(readCookie('lang')).toBe('en')
  expect(document.documentElement.lang).toBe('en')
})

test('a value of a text may be written as numbers are', () => {
  const texts = defineText('test', { rows: { zh: '共 {{total, number}} 行', en: '{{total, number}} rows' } })
  expect(translate(texts, 'rows', { total: 50_000 })).toBe('共 50,000 行')
  setLanguage('en')
  expect(translate(texts, 'rows', { total: 1234 })).toBe('1,234 rows')
})

test('a text is answered in the language of the moment, with its values', () => {
  const texts = defineText('test', {
    greet: { zh: '你好，{{name}}', en: 'Hello, {{name}}' },
    plain: { zh: '好', en: 'Fine' },
  })
  expect(translate(texts, 'greet', { name: '$&' })).toBe('你好，$&')
  setLanguage('en')
  expect(translate(texts, 'greet', { name: 7 })).toBe('Hello, 7')
  expect(translate(texts, 'plain')).toBe('Fine')
  // @ts-expect-error a text with a slot needs its value
  expect(translate(texts, 'greet')).toBe('Hello, {{name}}')
  // @ts-expect-error a key that nobody declared
  expect(translate(texts, 'unknown')).toBe('unknown')
})

test('an English text with a count has a singular', () => {
  const texts = defineText('test/count', {
    users: { zh: '{{count}} 个用户', en: '{{count}} users', one: '{{count}} user' },
  })
  const users = (count: number) => translate(texts, 'users', { count })
  expect([users(0), users(1), users(2)]).toEqual(['0 个用户', '1 个用户', '2 个用户'])
  setLanguage('en')
  expect([users(0), users(1), users(2)]).toEqual(['0 users', '1 user', '2 users'])
})
