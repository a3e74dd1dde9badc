import { sweepSessions } from '#server/services/session/session-end'
import { addCheckpoints } from '#server/audit/chain/checkpoints'
import { sweepLogs } from '#server/audit/log-writes'
import { job, type JobCall } from '#server/call/job'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import { sweepImports } from '#server/crud/import/undo/undo-rows'
import { deleteUnusedFiles } from '#server/call/file/stored-files'
import { sweepNotices } from '#server/services/notice/notice-sweep'
import { sweepRuns } from '#server/services/job/job-rows'
import { noteDatabaseSize } from '#server/services/operation/database-sizes'
import { sweepStoredAnswers } from '#server/services/operation/stored-answers'
import { sweepTraffic } from '#server/services/operation/traffic-rows'
import { sweepOutbox } from '#server/services/outbox/outbox-sweep'
import { sweepPasswordLinks } from '#server/services/user/password-link'
import { sweepRequests } from '../../session/password-link/request-limit'

const dayMillis = 86_400_000
/** For how long calls are kept by minutes: the page shows a day of them. */
const trafficDays = 2
/** The pause after a step, in milliseconds. */
const pauseMillis = 50

/**
 * Deletes what is too old from both logs and from the runs of jobs, old mails, links and requests for passwords, sessions whose time is over, uploads that no record has taken and what is kept to
 * undo imports: step by step, while other calls go on. Then notes the size of the database. Stops between two steps when `signal` aborts.
 */
async function sweep({ db, write, deps, now, signal }: JobCall): Promise<void> {
  const { logKeys } = deps
  const settings = await readPlatformSettings({ db, deps })
  const { operationLogDays: logDays, signInLogDays: signInDays, jobRunDays, noticeDays } = settings
  const { messageDays, failedMessageDays } = settings
  await db.transaction().execute(async (trx) => {
    await sweepSessions(trx, { now, deps })
    await deleteUnusedFiles(trx, now)
    await sweepImports(trx, now)
    await sweepTraffic(trx, now - trafficDays * dayMillis)
    await sweepStoredAnswers(trx, now)
    await sweepPasswordLinks(trx, now)
    await sweepRequests(trx, now)
    await sweepOutbox(trx, { now, messageDays, failedMessageDays })
    await sweepNotices(trx, { now, days: noticeDays })
  })
  await write((trx) => addCheckpoints(trx, { now, keys: logKeys, reason: 'daily' }))
  const step = () =>
    write(async (trx) => {
      const isMore = [
        await sweepLogs(trx, { now, logDays, signInDays, logKeys }),
        await sweepRuns(trx, now - jobRunDays * dayMillis),
      ]
      return isMore.includes(true)
    })
  while (await step()) {
    await new Promise((resolve) => setTimeout(resolve, pauseMillis))
    signal.throwIfAborted()
  }
  // Afterwards: what stays is the size of the day.
  const bytes = await deps.operation?.databaseBytes()
  if (bytes !== undefined) await write((trx) => noteDatabaseSize(trx, bytes, now))
}

/** Each night, also where nobody signs in. */
export const retention = job('0 3 * * *', sweep, { name: { zh: '清理过期数据', en: 'Delete old data' } })
