import type { Condition, Field, Form, FormItem } from '#modules/forms/engine/schema/form'
import { afterEach, expect, test } from 'vitest'
import { language, translate, type Translate } from 'atrium/console/text'
import { setLanguage } from '#shared/i18n/text'
import { itemSentences } from './item-sentences'
import { plainText } from './sentence'
import { speakerOf } from './speaker'
import { texts } from './text'

afterEach(() => setLanguage('zh-cn'))

const field = (kind: Field['kind'], key: string, zh: string, en: string, more: Partial<Field> = {}): Field => ({
  kind,
  key,
  label: { zh, en },
  ...more,
})

const options = [
  { value: 'trip', label: { zh: '差旅', en: 'Travel' } },
  { value: 'course', label: { zh: '培训', en: 'Training' } },
]

const fields = [
  field('money', 'amount', '金额', 'Amount'),
  field('radio', 'type', '类型', 'Type', { options }),
  field('date', 'day', '日期', 'Date'),
  field('text', 'city', '城市', 'City'),
  field('switch', 'urgent', 'VIP', 'Urgent'),
]

/** The sentences of an item in both languages. */
function said(item: FormItem): [zh: string[], en: string[]] {
  const form: Form = { title: { zh: '', en: '' }, items: [...fields, item] }
  const t: Translate<(typeof texts)['pairs']> = (key, ...values) => translate(texts, key, ...values)
  const inLanguage = (wanted: 'zh-cn' | 'en') => {
    setLanguage(wanted)
    const speaker = speakerOf(form, t, language())
    return itemSentences(speaker, item).map(({ sentence }) => plainText(sentence))
  }
  return [inLanguage('zh-cn'), inLanguage('en')]
}

const shown = (visible: Condition) =>
  said(field('text', 'why', '原因', 'Reason', { visible })).map(([sentence]) => sentence)

test('a condition is a sentence with names, labels and written numbers', () => {
  const amount: Condition = { field: 'amount', is: 'greater', value: 5000 }
  const type: Condition = { field: 'type', is: 'equals', value: 'trip' }
  expect(shown(amount)).toEqual(['当金额大于 5,000 时显示', 'Shown when Amount > 5,000'])
  expect(shown({ all: [amount, type] })).toEqual([
    '当金额大于 5,000 且类型为差旅时显示',
    'Shown when Amount > 5,000 and Type is Travel',
  ])
  const nested: Condition = { all: [amount, { any: [type, { field: 'city', is: 'empty' }] }] }
  expect(shown(nested)).toEqual([
    '当金额大于 5,000 且（类型为差旅或城市为空）时显示',
    'Shown when Amount > 5,000 and (Type is Travel or City is empty)',
  ])
  expect(shown({ field: 'type', is: 'oneOf', value: ['trip', 'course'] })).toEqual([
    '当类型为差旅或培训时显示',
    'Shown when Type is Travel or Training',
  ])
  expect(shown({ field: 'day', is: 'less', value: '2026-03-01' })).toEqual([
    '当日期早于 2026-03-01 时显示',
    'Shown when Date is before 2026-03-01',
  ])
  expect(shown({ field: 'urgent', is: 'equals', value: true })).toEqual([
    '当 VIP 已开启时显示',
    'Shown when Urgent is on',
  ])
  expect(shown({ field: 'city', is: 'equals', value: '北京' })).toEqual([
    '当城市为“北京”时显示',
    'Shown when City is “北京”',
  ])
  expect(shown({ field: 'gone', is: 'equals' })).toEqual([
    '当 gone 为（未填写）时显示',
    'Shown when gone is (no value)',
  ])
})

test('rules with a condition, limits and worked-out values are sentences too', () => {
  const when: Condition = { field: 'type', is: 'notEmpty' }
  const total = field('number', 'total', '合计', 'Total', {
    rules: [
      { rule: 'required', when },
      { rule: 'range', min: 0, max: 100_000 },
    ],
    links: [{ when, sum: ['amount', 'day'] }, { to: 120 }],
  })
  expect(said(total)).toEqual([
    ['当类型已填写时必填', '范围 0 到 100,000', '当类型已填写时自动计算：金额 + 日期', '自动填为 120'],
    [
      'Required when Type is filled in',
      'From 0 to 100,000',
      'Calculated: Amount + Date when Type is filled in',
      'Set to 120',
    ],
  ])
  const days = field('number', 'days', '天数', 'Days', { links: [{ days: ['stay'] }, { days: ['day', 'end'] }] })
  expect(said(days)).toEqual([
    ['自动计算：stay 的日历天数', '自动计算：日期至 end 的日历天数'],
    ['Calculated: calendar days of stay', 'Calculated: calendar days from Date to end'],
  ])
  const short = field('text', 'a', '甲', 'A', { rules: [{ rule: 'length', max: 1 }], links: [{ copy: 'city' }] })
  expect(said(short)).toEqual([
    ['最多 1 个字符', '自动与城市相同'],
    ['At most 1 character', 'Same as City'],
  ])
})
