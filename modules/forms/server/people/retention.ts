import { job, settingsOf, type Database, type JobCall } from 'atrium/server'
import { module } from '../../contract'
import { deletePictures } from '../entry/shared-values'

const dayMillis = 86_400_000
/** How many entries one transaction deletes, so that other writes get their turn. */
const step = 200

/** Deletes the oldest entries before a moment with their pictures. Returns whether there may be more. */
async function deleteSome(db: Database, before: number): Promise<boolean> {
  const old = db.selectFrom('formEntries').where('submittedAt', '<', before).orderBy('entryId').limit(step)
  const rows = await old.select(['entryId', 'formId', 'content']).execute()
  if (rows.length === 0) return false
  await deletePictures({ db }, rows)
  const ids = rows.map(({ entryId }) => entryId)
  await db.deleteFrom('formEntries').where('entryId', 'in', ids).execute()
  return rows.length === step
}

/** Deletes entries and drafts that are older than the settings say, step by step. */
async function sweep({ db, write, deps, now, signal }: JobCall): Promise<void> {
  const { entryDays, draftDays } = await settingsOf({ db, deps }, module)
  if (draftDays > 0) {
    const before = now - draftDays * dayMillis
    await write((trx) => trx.deleteFrom('formDrafts').where('savedAt', '<', before).execute())
  }
  if (entryDays === 0) return
  while (await write((trx) => deleteSome(trx, now - entryDays * dayMillis))) signal.throwIfAborted()
}

/** Each night, after the one of the platform. */
export const retention = job('20 3 * * *', sweep, {
  name: { zh: '清理过期的填写记录', en: 'Delete old entries' },
})
