import { textIn } from '@atrium/contract/language'
import { maxImportMegabytes, maxImportFileRows } from '@atrium/contract/kind/import/limits'
import { importColumns, type ImportKey } from './import-columns'
import { language, translate } from '#shared/i18n/text'
import type { TableError } from './import-table'
import { texts } from '../text'

const listed = (names: readonly string[]) => names.join(translate(texts, 'separator'))

const titles = (keys: readonly ImportKey[]) =>
  listed(
    importColumns()
      .filter(({ key }) => keys.includes(key))
      .map(({ title }) => textIn(language(), title)),
  )

/** Why a table cannot be imported, in words. */
export function tableErrorText(error: TableError): string {
  switch (error.kind) {
    case 'empty':
      return translate(texts, 'noRows')
    case 'tooMany':
      return translate(texts, 'tooMany', { rows: maxImportFileRows })
    case 'missing':
      return translate(texts, 'missing', { names: titles(error.keys), found: listed(error.found.slice(0, 12)) })
    case 'repeated':
      return translate(texts, 'repeated', { names: titles(error.keys) })
  }
}

/** Why files are not even read, in words; undefined when they are one file to read. */
export function fileErrorText([file, ...others]: readonly File[]): string | undefined {
  if (!file) return undefined
  const { name, size } = file
  if (others.length > 0) return translate(texts, 'manyFiles')
  if (!/\.(xlsx|csv)$/i.test(name)) return translate(texts, 'wrongType', { name })
  if (size > maxImportMegabytes * 1024 * 1024)
    return translate(texts, 'tooLarge', { name, megabytes: maxImportMegabytes })
  return undefined
}
