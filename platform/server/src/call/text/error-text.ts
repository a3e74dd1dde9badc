import type { ErrorCode } from '@atrium/contract/error/codes'
import { textIn, type Language, type LocalText } from '@atrium/contract/language'
import type { Contract } from '@atrium/contract/module/contract'
import { type RecordKinds } from '@atrium/contract/kind/record-kind'
import { inDatabase } from '#server/db/engines/names'
import type { Reference } from '#server/db/engines/reference'
import type { ErrorValues } from '../app-error'
import { errorMessages } from './messages'

/** Returns what the rows of a table are called, by its name in the database. */
const rowNames = (kinds: RecordKinds, table: string): LocalText | undefined =>
  Object.values(kinds).find((kind) => inDatabase(kind.table) === table)?.plural

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
