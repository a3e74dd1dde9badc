import type { ImportColumn } from 'atrium/contract/kind/import/columns'
import { textIn } from 'atrium/contract/language'
import { markedAsText } from 'atrium/contract/untrusted/formula-start'
import { language, translate } from '#shared/i18n/text'
import type { SkippedRow } from '../run/import-state'
import { texts } from '../text'

/** Returns the rows that were left out as a csv to correct and import, with their errors in a last column, which an import leaves out. */
export async function skippedFile(skipped: readonly SkippedRow[], columns: readonly ImportColumn[]): Promise<File> {
  const { default: Papa } = await import('papaparse')
  const headings = [...columns.map(({ title }) => textIn(language(), title)), translate(texts, 'errorColumn')]
  const rows = skipped.map(({ row, fields }) => [
    ...columns.map(({ key }) => row[key] ?? ''),
    Object.values(fields).join(translate(texts, 'separator')),
  ])
  const table = [headings, ...rows.map((cells) => cells.map(markedAsText))]
  // Spreadsheet programs take it for UTF-8 by its mark.
  return new File(['\uFEFF', Papa.unparse(table)], `${translate(texts, 'skippedFile')}.csv`, {
    type: 'text/csv;charset=utf-8',
  })
}
