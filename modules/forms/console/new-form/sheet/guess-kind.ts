import { patterns } from 'atrium/contract'
import type { ColumnKind } from './column'

type Test = (value: string) => boolean

const matching =
  (pattern: RegExp): Test =>
  (value) =>
    pattern.test(value)

const isPrice = matching(/^[¥￥$€]\s?-?[\d,]+(\.\d{1,2})?$|^-?[\d,]+(\.\d{1,2})?\s?元$/)
const isNumber = matching(/^-?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,6})?$/)
/** Digits that are counted or added up; others are numbers of things, such as an order. */
const isAmount: Test = (value) => isNumber(value) && !/^-?0\d|\d{12}/.test(value)
const isYesNo = matching(/^(是|否|有|无|√|×|yes|no|y|n|true|false)$/i)

/** The kinds of columns by their values, where all of them match. The first match counts. */
const byValues: readonly (readonly [ColumnKind, Test])[] = [
  ['phone', matching(patterns.phone)],
  ['email', matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)],
  ['url', matching(/^https?:\/\/\S+$/i)],
  ['date', matching(/^\d{4}([-/.])\d{1,2}\1\d{1,2}( \d{1,2}:\d{2}(:\d{2})?)?$|^\d{4}年\d{1,2}月\d{1,2}日$/)],
  ['time', matching(/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)],
  ['switch', isYesNo],
  ['money', isPrice],
]

/** Kinds that the heading of a column suggests. */
const byName: readonly (readonly [ColumnKind, RegExp])[] = [
  ['switch', /^(是否|有无)|^(is|has)\s/i],
  ['money', /金额|单价|价格|费用|总价|合计|薪|工资|\b(amount|price|cost|fee|total|salary)\b/i],
  ['number', /数量|人数|天数|次数|年龄|\b(count|quantity|qty|number of|age)\b/i],
  ['phone', /手机|\bmobile\b/i],
  ['email', /邮箱|邮件|\be-?mail\b/i],
  ['url', /网址|链接|\b(url|website|link)\b/i],
  ['date', /日期|生日|\b(date|birthday)\b/i],
  ['textarea', /备注|说明|描述|理由|原因|意见|\b(remarks?|notes?|description|comments?|reason)\b/i],
]

const nameKind = (name: string) => byName.find(([, pattern]) => pattern.test(name))?.[0]

/** Guesses what field a column becomes, from its values or, where it has none, from its heading. */
export function guessKind(name: string, values: readonly string[]): ColumnKind {
  const hint = nameKind(name)
  if (values.length === 0) return hint ?? 'text'
  // A column of remarks often says nothing but "none".
  if (hint === 'textarea') return hint
  const found = byValues.find(([, test]) => values.every(test))?.[0]
  if (found) return found
  if (values.every(isAmount)) return hint === 'money' && values.every(hasCents) ? 'money' : 'number'
  if (values.some((value) => value.length > 60 || value.includes('\n'))) return 'textarea'
  return choiceKind(values) ?? 'text'
}

const hasCents = matching(/^[^.]*(\.\d{1,2})?$/)

/** A choice where the same few values come again and again. */
function choiceKind(values: readonly string[]): ColumnKind | undefined {
  const different = new Set(values).size
  const isFew = different >= 2 && different <= 12 && different * 2 <= values.length
  if (!isFew || values.some((value) => value.length > 30)) return undefined
  return different <= 4 ? 'radio' : 'select'
}
