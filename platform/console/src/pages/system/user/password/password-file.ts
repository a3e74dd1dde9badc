import { textIn } from 'atrium/contract/language'
import { markedAsText } from 'atrium/contract/untrusted/formula-start'
import { userImportColumns } from 'atrium/contract/system/import/user-import-columns'
import { language, translate } from '#shared/i18n/text'
import type { Outcome } from './password-run'
import { texts } from './shown-text'

/** The one-time passwords as rows of cells below their headings, none of which a program that opens them takes for a formula. */
function passwordTable(outcomes: readonly Outcome[]): string[][] {
  const titles = (['username', 'nickname'] as const).map((name) =>
    textIn(language(), userImportColumns.find(({ key }) => key === name)!.title),
  )
  const rows = outcomes.flatMap((one) => ('password' in one ? [[one.username, one.nickname, one.password]] : []))
  return [[...titles, translate(texts, 'password')], ...rows.map((cells) => cells.map(markedAsText))]
}

/** For pasting into a sheet. */
export function passwordText(outcomes: readonly Outcome[]): string {
  return passwordTable(outcomes)
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n')
}

/** A file that spreadsheet programs take for UTF-8 by its mark. */
export async function passwordFile(outcomes: readonly Outcome[]): Promise<File> {
  const { default: Papa } = await import('papaparse')
  const day = new Date().toISOString().slice(0, 10)
  return new File(['\uFEFF', Papa.unparse(passwordTable(outcomes))], `${translate(texts, 'fileName')}-${day}.csv`, {
    type: 'text/csv;charset=utf-8',
  })
}
