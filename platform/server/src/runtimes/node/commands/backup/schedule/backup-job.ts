import { job, type Job } from '#server/call/job'
import type { Product } from '#server/call/resource'
import { StartError, type Settings } from '../../../settings'
import { storeToBackUp } from '../../file-store'
import { writeScheduledBackup } from './scheduled'

/** A backup of a large database takes long, and nothing waits for it. */
const limitMillis = 6 * 3_600_000

/**
 * Returns the job that writes backups to `BACKUP_FOLDER` at the times of `BACKUP_AT`; undefined without a folder. Throws a StartError with a sentence
 * where the times are no cron expression.
 */
export function backupJob(product: Product, settings: Settings): Job | undefined {
  const { backupFolder: folder, backupAt, backupKey, databaseUrl } = settings
  if (folder === undefined) return undefined
  const options = { name: { zh: '备份数据库', en: 'Back up the database' }, limit: limitMillis }
  try {
    return job(
      backupAt,
      async ({ now, log }) => {
        const store = await storeToBackUp(settings)
        const schedule = { databaseUrl, folder, passphrase: backupKey, store, now, isServing: true }
        const { file, written, missing, removed } = await writeScheduledBackup(product, schedule)
        if (missing > 0) log('error', 'the backup lacks parts of files', { file, parts: missing })
        log('info', 'backup written', { file, bytes: written.bytes, removed: removed.length })
      },
      options,
    )
  } catch (error) {
    throw new StartError(`BACKUP_AT is wrong. ${(error as Error).message}`)
  }
}
