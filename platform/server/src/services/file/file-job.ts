import { job, type JobCall } from '#server/call/job'
import { deleteFormerFiles } from '#server/call/file/stored-files'
import { chunksOf } from '#server/db/chunks'
import { copyAttachedFiles } from '#server/db/migrations/0012-attached-files'
import type { Database } from '#server/db/schema'
import { unused } from './own-files'
import { hasFiles, release } from './record/release'
import { partKeysOf, removeParts, type FileInStore } from './store/parts'
import { sweepStore } from './store/sweep'

/** For how long a file waits for a record, and one that its record let go stays for backups that are being written. */
const dayMillis = 86_400_000

/** Lets go of files that no record took in a day. */
async function releaseUntaken({ write, now }: JobCall): Promise<void> {
  await write((trx) => {
    const files = trx.updateTable('fieldFiles').where('state', 'in', unused)
    return files
      .where('changedAt', '<=', now - dayMillis)
      .set({ state: 'gone' })
      .execute()
  })
}

/** Lets go of files whose record is gone without a call that said so, such as with its module. */
async function releaseLost({ db, write, deps, now }: JobCall): Promise<void> {
  const kinds = Object.values(deps.product.contract.recordKinds)
  for (const kind of kinds.filter((one) => hasFiles(deps, one))) {
    const used = db.selectFrom('fieldFiles').where('kind', '=', kind.kind).where('state', '=', 'used')
    const records = db.selectFrom(kind.table as 'posts').select(kind.id as 'postId')
    const lost = used.where((eb) => eb.or([eb('recordId', 'is', null), eb('recordId', 'not in', records)]))
    const keys = (await lost.select('fileKey').execute()).map(({ fileKey }) => fileKey)
    for (const some of chunksOf(keys))
      await write(async (trx) => {
        const still = trx.selectFrom('fieldFiles').where('fileKey', 'in', some).where('state', '=', 'used')
        const present = trx.selectFrom(kind.table as 'posts').select(kind.id as 'postId')
        const rows = still.where((eb) => eb.or([eb('recordId', 'is', null), eb('recordId', 'not in', present)]))
        const gone = await rows.select('fileKey').execute()
        await release(
          trx,
          gone.map(({ fileKey }) => fileKey),
          now,
        )
      })
  }
}

/** Deletes the content of files, then their rows, so that a run that breaks off is repeated. What fails for one file does not hold up the others. */
async function deleteFiles({ db, write, deps, signal, log }: JobCall, files: readonly FileInStore[]): Promise<number> {
  let failed = 0
  for (const { fileKey, store } of files) {
    signal.throwIfAborted()
    try {
      await removeParts(deps, store, await partKeysOf(db, fileKey))
      await write((trx) => trx.deleteFrom('fieldFiles').where('fileKey', '=', fileKey).execute())
    } catch (error) {
      failed++
      log('error', 'file not deleted', { file: fileKey, error: error instanceof Error ? error.stack : String(error) })
    }
  }
  return failed
}

/** Takes over what servers of version 0.2 attached to records while they ran beside this one, and deletes the rows that only these read. */
async function takeOverAttached(trx: Database): Promise<void> {
  await copyAttachedFiles(trx)
  await deleteFormerFiles(trx)
}

/** Deletes what no record has any more, or ever had. */
async function deleteReleased(call: JobCall): Promise<void> {
  const { db, now, write } = call
  await write(takeOverAttached)
  await releaseUntaken(call)
  await releaseLost(call)
  const gone = db
    .selectFrom('fieldFiles')
    .where('state', '=', 'gone')
    .where('changedAt', '<=', now - dayMillis)
  const failed = await deleteFiles(call, await gone.select(['fileKey', 'store']).execute())
  await sweepStore(call)
  if (failed > 0) throw new Error(`${failed} files were not deleted, see "file not deleted" in the log`)
}

/** Runs each night, after the job of the logs. */
export const fileJob = job('30 3 * * *', deleteReleased, {
  name: { zh: '清理无主文件', en: 'Delete files without a record' },
  limit: 3_600_000,
})
