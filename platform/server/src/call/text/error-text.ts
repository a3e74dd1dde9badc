import type { ErrorCode } from 'atrium/contract/error/codes'
import { textIn, type Language, type LocalText } from 'atrium/contract/language'
import type { Contract } from 'atrium/contract/module/contract'
import { isField } from 'atrium/contract/kind/field-kind'
import { linesOf } from 'atrium/contract/kind/fields/lines/line-values'
import { inSentence } from 'atrium/contract/kind/kind-words'
import type { RecordKind, RecordKinds } from 'atrium/contract/kind/record-kind'
import { inDatabase } from '#server/db/engines/names'
import type { Reference } from '#server/db/engines/error/reference'
import type { ErrorValues } from '../app-error'
import { errorMessages } from './messages'

/** Returns what the rows of a table are called, by its name in the database: those of lines by their records. */
function rowNames(kinds: RecordKinds, table: string): LocalText | undefined {
  for (const { table: own, name, plural, fields } of Object.values(kinds)) {
    if (inDatabase(own) === table) return plural
    const lines = linesOfTable(fields, table)
    if (lines) return { zh: name.zh + lines.zh, en: `${inSentence(lines)} of ${plural.en}` }
  }
  return undefined
}

const linesOfTable = (fields: RecordKind['fields'], table: string) =>
  Object.values(fields).find((field) => isField(field) && inDatabase(linesOf(field)?.table ?? '') === table)

const otherRecords: LocalText = { zh: '其他记录', en: 'other records' }

function named(kinds: RecordKinds, references: readonly Reference[], language: Language): string {
  if (!references.length) return textIn(language, otherRecords)
  const rows = references.map(({ table, count }) => {
    const words = rowNames(kinds, table)
    const name = words ? textIn(language, words) : table
    if (count === undefined) return name
    return language === 'en' ? `${name} (${count})` : `${name}（${count}）`
  })
  return rows.join(language === 'en' ? ', ' : '、')
}

const isWords = (value: LocalText | readonly Reference[]): value is LocalText => 'zh' in value

/** The message of an error with its values; an ellipsis in place of an unknown one. */
export function errorText(
  { errors, recordKinds }: Pick<Contract, 'errors' | 'recordKinds'>,
  code: string,
  language: Language,
  values: ErrorValues = {},
): string {
  const own = errors[code]?.text
  const text = own ? textIn(language, own) : textIn(language, errorMessages[code as ErrorCode])
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]! : '…'
    if (typeof value !== 'object') return String(value)
    return isWords(value) ? textIn(language, value) : named(recordKinds, value, language)
  })
}
