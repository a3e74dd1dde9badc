import { job, type JobCall } from '#server/call/job'
import { planJob } from '../job/plan'
import { deliver } from './delivery'

/** The messages that are read at a time, and those that are delivered at the same time. */
const most = { read: 20, atOnce: 5 }
/** How long a run waits where a server is down, in milliseconds. */
const downMillis = 60_000

/** Delivers what is due, the oldest first. Returns false where it stopped because nothing could be delivered. */
async function deliverDue(call: JobCall): Promise<boolean> {
  const { db, deps, signal } = call
  for (;;) {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('nextAt', '<=', deps.now())
      .orderBy('nextAt')
      .orderBy('messageId')
      .limit(most.read)
      .execute()
    if (rows.length === 0) return true
    for (let from = 0; from < rows.length; from += most.atOnce) {
      signal.throwIfAborted()
      const some = rows.slice(from, from + most.atOnce)
      const isUp = await Promise.all(some.map((row) => deliver(call, row)))
      // One message alone may be why a server closes its connection.
      if (!isUp.includes(true)) return false
    }
    signal.throwIfAborted()
  }
}

async function run(call: JobCall): Promise<void> {
  const { db, write, deps } = call
  const isUp = await deliverDue(call)
  const next = await db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .orderBy('nextAt')
    .select('nextAt')
    .limit(1)
    .executeTakeFirst()
  if (!next) return
  const at = isUp ? next.nextAt : Math.max(next.nextAt, deps.now() + downMillis)
  await write((trx) => planJob(trx, outbox, at))
}

/** Whenever there is something to deliver, and each hour. */
export const outboxJob = job('0 * * * *', run, {
  name: { zh: '发送邮件', en: 'Deliver mails' },
  limit: 3_600_000,
  retries: 5,
})

/** The job under its name. */
export const outbox = { key: 'platform.outbox', job: outboxJob }
