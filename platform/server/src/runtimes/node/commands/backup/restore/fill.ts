import { sql } from 'kysely'
import type { Product } from '#server/call/resource'
import type { Engine } from '#server/db/engines/engine'
import { filesRestored } from '#server/services/file/restored'
import { endSessions } from '#server/services/session/session-end'
import { acceptContent } from '../accept'
import { showProgress } from '../progress'
import { rowsIn, type Content, type Target } from '../rows/content'
import { migrateWithin } from '../rows/migrate-within'
import { loadContent, rejectDiffering, type Loaded } from '../rows/load'

/**
 * Fills an empty database with a content within a transaction: the tables as they were then, the rows, the newer migrations. All sessions
 * end, since some of them may have ended after the backup was made. Throws a StartError where a row differs after it was written.
 */
export async function fillRestored(product: Product, content: Content, target: Target): Promise<Loaded> {
  const { steps, newest } = acceptContent(product, content)
  const progress = showProgress('Restoring', rowsIn(content.manifest.tables))
  try {
    const loaded = await loadContent(content, target, { steps, report: progress.report })
    rejectDiffering(loaded)
    await migrateWithin(target.trx, target.engine, newest)
    await filesRestored(target.trx, Date.now())
    await endSessions(target.trx, { reason: 'session.kicked', now: Date.now() }, (sessions) => sessions)
    return loaded
  } finally {
    progress.end()
  }
}

/** Calls `work` in a transaction on a SQLite database whose foreign keys are not checked meanwhile. */
export async function fillSqlite<T>({ db, name, write }: Engine, work: (target: Target) => Promise<T>): Promise<T> {
  await sql`pragma foreign_keys = off`.execute(db)
  try {
    return await write((trx) => work({ trx, engine: name }))
  } finally {
    await sql`pragma foreign_keys = on`.execute(db)
  }
}
