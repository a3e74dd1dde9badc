import { textIn, type Language } from 'atrium/contract'
import { valueText as kindText } from 'atrium/contract/kind'
import { isShared, kindFieldOf, toKind, type SharedField } from './kinds/shared-kinds'
import { isRows, isTexts, plainText, rowFieldsOf } from './kinds/rows'
import type { Field, FieldValue, Option, RowValues } from './form'
import { allOptions } from './form-walk'

/** A choice as it is shown to one reader. */
export interface Choice {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  readonly children?: Choice[]
}

/** The choices of a dictionary in the language of the reader; undefined where they are not known, or not yet. */
export type Dictionary = (type: string) => readonly Choice[] | undefined

/** The choices of a field for one reader. */
export function choicesOf({ options = [] }: Field, language: Language, dictionary?: Dictionary): readonly Choice[] {
  return 'dictionary' in options
    ? (dictionary?.(options.dictionary) ?? [])
    : options.map((option) => choiceOf(option, language))
}

function choiceOf({ value, label, disabled, children }: Option, language: Language): Choice {
  return {
    value,
    label: textIn(language, label) || value,
    ...(disabled && { disabled }),
    ...(children && { children: children.map((child) => choiceOf(child, language)) }),
  }
}

/** The parts that a text needs beside the field and its value. */
export interface TextParts {
  readonly dictionary?: Dictionary | undefined
  /** The name of a person or department that the reader sees; undefined for another one. */
  readonly nameOf?: NameOf | undefined
  /** The reader's, an IANA name; that of the device without it. */
  readonly timeZone?: string
}

export type NameOf = (kind: string, id: number) => string | undefined

/** Said for a person or department that the reader may not see. */
const unseen = { zh: '（不在您的数据范围内）', en: '(outside your data scope)' }

/** A value in words: labels of choices, yes and no, money with two decimals; empty for no value. */
export function valueText(
  field: Field,
  value: FieldValue | undefined,
  language: Language,
  parts: TextParts = {},
): string {
  const { dictionary } = parts
  if (value === undefined) return ''
  if (isShared(field)) return sharedText(field, value, language, parts)
  if (typeof value === 'boolean') return (language === 'en' ? ['No', 'Yes'] : ['否', '是'])[Number(value)]!
  if (field.kind === 'money' && typeof value === 'number') return `¥ ${grouped(value.toFixed(2))}`
  if (isRows(value) && field.kind === 'rows') return rowsText(field, value, language, parts)
  if (field.kind === 'dateRange' && isTexts(value)) return value.join(' – ')
  if (!field.options) return plainText(value)
  const labels = labelsOf(field, language, dictionary)
  const chosen = isTexts(value) ? value : [plainText(value)]
  return chosen
    .map((one) => labels.get(one) ?? one)
    .join(field.kind === 'cascade' ? ' / ' : language === 'en' ? ', ' : '、')
}

/** A line for each row. */
function rowsText(field: Field, rows: readonly RowValues[], language: Language, parts: TextParts): string {
  const [colon, comma] = language === 'en' ? [': ', ', '] : ['：', '，']
  const lines = rows.map((row) => {
    const cells = rowFieldsOf(field).map((one) => {
      const text = valueText(one, row[one.key], language, parts)
      return text && `${textIn(language, one.label)}${colon}${text}`
    })
    return cells.filter(Boolean).join(comma)
  })
  return lines.join('\n')
}

function sharedText(field: SharedField, value: FieldValue, language: Language, parts: TextParts): string {
  if (typeof value === 'number' && (field.kind === 'person' || field.kind === 'department'))
    return parts.nameOf?.(field.kind, value) ?? textIn(language, unseen)
  const timeZone = parts.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const text = kindText(kindFieldOf(field), toKind(field, value), { language, timeZone })
  if (field.kind === 'percent') return `${Number(text)}%`
  // A moment is to the minute.
  return field.kind === 'dateTime' ? text.slice(0, 16) : text
}

function labelsOf(field: Field, language: Language, dictionary?: Dictionary): Map<string, string> {
  const { options = [] } = field
  if ('dictionary' in options)
    return new Map(dictionary?.(options.dictionary)?.map(({ value, label }) => [value, label]))
  return new Map(allOptions(options).map(({ value, label }) => [value, textIn(language, label) || value]))
}

/** A number with a comma after each three digits. */
export function grouped(number: string): string {
  const [whole = '', ...decimals] = number.split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.')
}
