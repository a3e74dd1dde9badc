import type { LocalText } from 'atrium/contract/language'
import type { importCalls } from 'atrium/contract/kind/import/calls'
import { keyColumn, type ImportColumn } from 'atrium/contract/kind/import/columns'
import type { RecordKind } from 'atrium/contract/kind/record-kind'
import { inSentence } from 'atrium/contract/kind/kind-words'
import { textIn } from 'atrium/contract/language'
import { language } from '#shared/i18n/text'

/** The import of a list, as plain data. */
export interface ImportSpec {
  /** The id of its page, such as `system/user`. The chosen columns of headings are kept under it. */
  readonly page: string
  readonly record: Pick<RecordKind, 'name' | 'plural'>
  /** The Chinese measure word of a record; 条 where left out. */
  readonly unit?: string
  readonly calls: ReturnType<typeof importCalls>
  /** Asked for when they are needed: those of extra fields depend on the modules that run. */
  readonly columns: () => readonly ImportColumn[]
  readonly hints?: {
    /** Below the links to the template. */
    readonly template?: LocalText
    /** Below the choice whether existing records are changed. */
    readonly update?: LocalText
  }
}

/** The words about the records of an import, for the placeholders of its texts. */
export interface ImportWords {
  /** One record, within a sentence. */
  readonly name: string
  /** Records, within a sentence and at the beginning of one. */
  readonly plural: string
  readonly title: string
  readonly unit: string
  /** The heading of the column that says which record a row is about, within a sentence. */
  readonly key: string
}

export function wordsOf({ record: { name, plural }, unit = '条', columns }: ImportSpec): ImportWords {
  const text = (words: LocalText) => textIn(language(), words)
  const records = text(plural)
  const { title: key } = keyColumn(columns())
  return {
    name: text({ ...name, en: inSentence(name) }),
    plural: records,
    title: `${records.slice(0, 1).toUpperCase()}${records.slice(1)}`,
    unit,
    key: text({ ...key, en: inSentence(key) }),
  }
}
