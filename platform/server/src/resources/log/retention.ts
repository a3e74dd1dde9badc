import { sql } from 'kysely'
import { sweepSessions } from '#server/services/session/session-end'
import { sweepLogs } from '#server/audit/log-writes'
import type { Host } from '#server/call/call'
import { sweepNotices } from '#server/services/notice/notice-sweep'
import { sweepImports } from '#server/crud/import/undo/undo-rows'
import { deleteUnusedFiles } from '#server/call/stored-files'
import type { Engine } from '#server/db/engines/engine'
import type { Database } from '#server/db/schema'

/** The pause after a step, in milliseconds. */
const pauseMillis = 50
/** Any number, the same in every process and another one than that of writes. */
const sweepLock = 20_261_121

/** Whether this transaction may sweep: on PostgreSQL one process does at a time; a SQLite file has one writer in any case. */
async function isTurn({ name }: Engine, trx: Database): Promise<boolean> {
  if (name === 'sqlite') return true
  const { rows } = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_xact_lock(${sweepLock}::bigint) as is_taken`.execute(trx)
  return rows[0]!.isTaken
}

/**
 * Deletes what is too old from both logs, sessions whose time is over, uploads that no record has taken and what is kept to undo
 * imports: step by step, while other calls go on. Where another process is at it, that one does it all. Stops between two steps when `signal` aborts.
 */
export async function sweep(engine: Engine, deps: Host, signal?: AbortSignal): Promise<void> {
  const step = (isFirst: boolean) =>
    engine.db.transaction().execute(async (trx) => {
      if (!(await isTurn(engine, trx))) return false
      const moment = { now: deps.now(), logDays: deps.logDays, idleMillis: deps.idleMillis }
      if (isFirst) {
        await sweepSessions(trx, moment)
        await deleteUnusedFiles(trx, moment.now)
        await sweepImports(trx, moment.now)
        await sweepNotices(trx, moment.now)
      }
      return sweepLogs(trx, moment)
    })
  for (let isMore = await step(true); isMore; isMore = await step(false)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMillis))
    if (signal?.aborted) return
  }
}
