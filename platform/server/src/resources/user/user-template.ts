import type { FileOptions } from '@atrium/contract/download'
import { importColumns, type ImportKey } from '@atrium/contract/system/import/import-columns'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column } from '#server/sheet/column'
import { downloadSheet, oneBatch } from '#server/sheet/sheet'

/** The form of an import to fill in: its headings. */
export async function downloadTemplate(call: Call, options: FileOptions): Promise<Download> {
  const columns = importColumns.map(({ key, title }) => column<Record<ImportKey, string>>(title, (row) => row[key]))
  const name = { zh: '用户导入模板', en: 'user-import' }
  return downloadSheet(call, options, { name, columns }, oneBatch(Promise.resolve([])))
}
