import type { FileOptions } from '@atrium/contract/download'
import { userImportColumns, type UserImportKey } from '@atrium/contract/system/import/user-import-columns'
import { placedFields } from '@atrium/contract/system/user/extra-fields'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column } from '#server/sheet/column'
import { runningFields } from './extra/running-fields'
import { downloadSheet, oneBatch } from '#server/sheet/sheet'

/** The form of an import to fill in: its headings. */
export async function downloadTemplate(call: Call, options: FileOptions): Promise<Download> {
  const columns = userImportColumns.map(({ key, title }) =>
    column<Record<UserImportKey, string>>(title, (row) => row[key]),
  )
  const extra = placedFields(runningFields(call)).map(({ field }) =>
    column<Record<UserImportKey, string>>(field.name, () => ''),
  )
  const name = { zh: '用户导入模板', en: 'user-import' }
  return downloadSheet(call, options, { name, columns: [...columns, ...extra] }, oneBatch(Promise.resolve([])))
}
