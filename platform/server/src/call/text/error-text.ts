import type { ErrorCode } from '@atrium/contract/failure/errors'
import type { Language } from '@atrium/contract/language'
import type { Contract } from '@atrium/contract/module/contract'
import { wordsIn, type RecordKinds, type Words } from '@atrium/contract/record-kind'
import { inDatabase } from '#server/db/engines/names'
import type { Reference } from '#server/db/engines/reference'
import type { ErrorValues } from '../app-error'
import { errorMessages } from './messages'

/** Returns what the rows of a table are called, by its name in the database. */
const rowNames = (kinds: RecordKinds, table: string): Words | undefined =>
  Object.values(kinds).find((kind) => inDatabase(kind.table) === table)?.plural

const otherRecords: Readonly<Record<Language, string>> = { 'zh-cn': '其他记录', en: 'other records' }

function named(kinds: RecordKinds, references: readonly Reference[], language: Language): string {
  if (!references.length) return otherRecords[language]
  const rows = references.map(({ table, count }) => {
    const words = rowNames(kinds, table)
    const name = words ? wordsIn(language, words) : table
    if (count === undefined) return name
    return language === 'en' ? `${name} (${count})` : `${name}（${count}）`
  })
  return rows.join(language === 'en' ? ', ' : '、')
}

const isWords = (value: Words | readonly Reference[]): value is Words => typeof value[0] === 'string'

/** The message of a failure with its values; an ellipsis in place of an unknown one. */
export function errorText(
  { failures, recordKinds }: Pick<Contract, 'failures' | 'recordKinds'>,
  code: string,
  language: Language,
  values: ErrorValues = {},
): string {
  const own = failures[code]?.text
  const text = own ? wordsIn(language, own) : errorMessages[code as ErrorCode][language]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]! : '…'
    if (typeof value !== 'object') return String(value)
    return isWords(value) ? wordsIn(language, value) : named(recordKinds, value, language)
  })
}
