import { allFound, type WriteCall } from 'atrium/server'
import { deletePictures } from './shared-values'
import { entriesInScope, entryViewer } from '../form/form-scope'

export async function deleteEntries(call: WriteCall, ids: number[]): Promise<null> {
  const rows = await entriesInScope(call.db, await entryViewer(call))
    .where('formEntries.entryId', 'in', ids)
    .select(['formEntries.entryId', 'formEntries.formId', 'formEntries.number', 'formEntries.userId'])
    .select(['formEntries.content', 'formEntries.deptId', 'formEntries.submittedAt', 'forms.title', 'forms.titleEn'])
    .execute()
  for (const { content: _, ...before } of allFound(rows, ids)) call.changed({ id: before.entryId, before })
  await deletePictures(call, rows)
  await call.db.deleteFrom('formEntries').where('entryId', 'in', ids).execute()
  return null
}
