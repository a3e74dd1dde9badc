import { sql, SqliteAdapter } from 'kysely'
import { chainedLogs, type ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Database } from '#server/db/schema'
import { inDatabase } from '#server/db/engines/names'

/** The end of the chain of a log, and the ids of the rows that are to follow. */
export interface Head {
  readonly link: number
  readonly chain: string
  readonly ids: readonly number[]
}

interface HeadRow {
  readonly link: number
  readonly chain: string
  readonly id: number
}

async function sqliteHead(db: Database, log: ChainedLog, count: number): Promise<Head | undefined> {
  const { rows } = await sql<HeadRow>`
    select link, chain, coalesce((select seq from sqlite_sequence where name = ${inDatabase(log)}), 0) as id
    from log_heads where log = ${log}
  `.execute(db)
  const [row] = rows
  return row && { ...row, ids: Array.from({ length: count }, (_, at) => row.id + 1 + at) }
}

async function postgresHead(db: Database, log: ChainedLog, count: number): Promise<Head | undefined> {
  const next = sql<number>`nextval(pg_get_serial_sequence(${sql.lit(inDatabase(log))}, ${sql.lit(inDatabase(chainedLogs[log].id))}))`
  // An update returns its values once it has the row: the ids are in the order of the chain.
  const { rows } = await sql<HeadRow>`
    update log_heads set link = link where log = ${log} returning link, chain, ${next} as id
  `.execute(db)
  const [row] = rows
  if (!row || count === 1) return row && { ...row, ids: [row.id] }
  const more = await sql<{ id: number }>`select ${next} as id from generate_series(2, ${sql.lit(count)})`.execute(db)
  return { ...row, ids: [row.id, ...more.rows.map(({ id }) => id)] }
}

/**
 * Returns the end of the chain of a log and the next ids of its table, and lets nobody else add to the log until the transaction ends. On SQLite
 * a transaction has the file for itself.
 */
export function takeHead(db: Database, log: ChainedLog, count: number): Promise<Head | undefined> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  return isSqlite ? sqliteHead(db, log, count) : postgresHead(db, log, count)
}
