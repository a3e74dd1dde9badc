import type { FileFormat } from '@atrium/contract/download'
import { importColumns, type ImportKey } from '@atrium/contract/system/import-columns'
import type { Call } from '../../http/call'
import type { Download } from '../../http/download'
import { downloadSheet, oneBatch } from '../../sheet/sheet'

/** The form of an import to fill in: its headings. */
export async function downloadTemplate(call: Call, format: FileFormat): Promise<Download> {
  const columns = importColumns.map(({ key, title }) => ({ title, cell: (row: Record<ImportKey, string>) => row[key] }))
  const name = { 'zh-cn': '用户导入模板', en: 'user-import' }
  return downloadSheet(call, format, { name, columns }, oneBatch(Promise.resolve([])))
}
