import type { Selectable } from 'kysely'
import type { ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Database, LogCheckTable } from '#server/db/schema'
import type { LogReport } from './verify'

type Stored = Selectable<LogCheckTable>

/** Notes how far a running check of a log is. The results of the one before stay until it has ended. */
export async function saveProgress(db: Database, log: ChainedLog, doneRows: number | null): Promise<void> {
  await db.updateTable('logChecks').set({ doneRows }).where('log', '=', log).execute()
}

/** Stores the result of a check. Returns the one before. */
export async function saveReport(db: Database, report: LogReport, at: number): Promise<Stored | undefined> {
  const { log, damage, ...counts } = report
  const before = await db.selectFrom('logChecks').selectAll().where('log', '=', log).executeTakeFirst()
  const result = {
    ...counts,
    at,
    damage: damage?.what ?? null,
    rowId: damage?.rowId ?? null,
    rowAt: damage?.at ?? null,
    doneRows: null,
  }
  await db
    .insertInto('logChecks')
    .values({ log, ...result })
    .onConflict((conflict) => conflict.column('log').doUpdateSet(result))
    .execute()
  return before
}
