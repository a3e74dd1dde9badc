import { textIn } from 'atrium/contract/language'
import type { ImportColumn } from 'atrium/contract/kind/import/columns'
import { maxImportMegabytes, maxImportFileRows } from 'atrium/contract/kind/import/limits'
import { language, translate } from '#shared/i18n/text'
import type { TableError } from './import-table'
import { texts } from '../text'

const listed = (names: readonly string[]) => names.join(translate(texts, 'separator'))

const titles = (columns: readonly ImportColumn[], keys: readonly string[]) =>
  listed(columns.filter(({ key }) => keys.includes(key)).map(({ title }) => textIn(language(), title)))

/** The headings of columns that a new record has to have, in words. */
export const requiredTitles = (columns: readonly ImportColumn[]): string =>
  titles(
    columns,
    columns.flatMap(({ key, required }) => (required ? [key] : [])),
  )

/** Why a table cannot be imported, in words. */
export function tableErrorText(error: TableError, columns: readonly ImportColumn[]): string {
  switch (error.kind) {
    case 'empty':
      return translate(texts, 'noRows')
    case 'tooMany':
      return translate(texts, 'tooMany', { rows: maxImportFileRows })
    case 'missing':
      return translate(texts, 'missing', {
        names: titles(columns, error.keys),
        found: listed(error.found.slice(0, 12)),
      })
    case 'repeated':
      return translate(texts, 'repeated', { names: titles(columns, error.keys) })
  }
}

/** Why files are not even read, in words; undefined when they are one file to read. */
export function fileErrorText([file, ...others]: readonly File[]): string | undefined {
  if (!file) return undefined
  const { name, size } = file
  if (others.length > 0) return translate(texts, 'manyFiles')
  if (!/\.(xlsx|csv|tsv)$/i.test(name)) return translate(texts, 'wrongType', { name })
  if (size > maxImportMegabytes * 1024 * 1024)
    return translate(texts, 'tooLarge', { name, megabytes: maxImportMegabytes })
  return undefined
}
