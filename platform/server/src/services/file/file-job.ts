import { job, type JobCall } from '#server/call/job'
import type { Database } from '#server/db/schema'
import type { Deps } from '#server/call/call'
import { partKeysOf, removeParts } from './parts'
import { hasFiles } from './take-files'

/** For how long a file waits for a record, and one that its record let go stays for backups that are being written. */
const dayMillis = 86_400_000
/** How many files are deleted between two looks at whether the job has to stop. */
const atOnce = 50

/** Lets go of files that no record took in a day, and of those whose record is gone without a call that said so. */
async function releaseOld(db: Database, { product }: Deps, now: number): Promise<void> {
  const old = db.updateTable('fieldFiles').where('state', 'in', ['open', 'waiting'])
  await old
    .where('changedAt', '<=', now - dayMillis)
    .set({ state: 'gone' })
    .execute()
  for (const kind of Object.values(product.contract.recordKinds).filter(hasFiles)) {
    const key = kind.id as 'postId'
    await db
      .updateTable('fieldFiles')
      .where('kind', '=', kind.kind)
      .where('state', '=', 'used')
      .where('recordId', 'not in', (eb) => eb.selectFrom(kind.table as 'posts').select(key))
      .set({ state: 'gone', recordId: null, changedAt: now })
      .execute()
  }
}

async function deleteReleased({ db, write, deps, now, signal }: JobCall): Promise<void> {
  await write((trx) => releaseOld(trx, deps, now))
  for (;;) {
    signal.throwIfAborted()
    const gone = db
      .selectFrom('fieldFiles')
      .where('state', '=', 'gone')
      .where('changedAt', '<=', now - dayMillis)
    const rows = await gone.select(['fileKey', 'store']).limit(atOnce).execute()
    if (rows.length === 0) return
    for (const { fileKey, store } of rows) await removeParts(deps, store, await partKeysOf(db, fileKey))
    const keys = rows.map(({ fileKey }) => fileKey)
    await write((trx) => trx.deleteFrom('fieldFiles').where('fileKey', 'in', keys).execute())
  }
}

/** Each night, after the logs. */
export const fileJob = job('30 3 * * *', deleteReleased, {
  name: { zh: '清理无主文件', en: 'Delete files without a record' },
  limit: 3_600_000,
})
