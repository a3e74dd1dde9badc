import { inLanguage, type Language } from 'atrium/contract/language'
import type { RecordKind } from 'atrium/contract/kind/record-kind'

/** Anything that has the fields by which records of a kind are called: a row of the database, or of what the log keeps. */
export type Named = Readonly<Record<string, unknown>>

export const fieldText = (record: Named, field: string) => (typeof record[field] === 'string' ? record[field] : '')

/** Returns what a record is called in a language; an empty text where it does not say, or is of no kind. */
export function nameOf(kind: Pick<RecordKind, 'title'> | undefined, record: Named, language: Language): string {
  const title = kind?.title ?? ''
  if (typeof title === 'string') return inLanguage(language, fieldText(record, title), fieldText(record, `${title}En`))
  const [first, second] = title.map((field) => fieldText(record, field))
  return first && second ? `${first} (${second})` : first || second || ''
}
