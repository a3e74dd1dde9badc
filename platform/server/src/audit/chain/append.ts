import type { Insertable } from 'kysely'
import { chunksOf } from '#server/db/chunks'
import {
  chainAfter,
  chainedLogs,
  digestOf,
  storable,
  type ChainedLog,
} from '#server/db/migrations/0006-log-chain/digest'
import { literal, statement, type Literal, type Params } from '#server/db/statement'
import { takeHead, type Head } from './head'
import type { Database, Schema } from '#server/db/schema'

/** A log whose end is lost goes on after its last row: a check reports what is missing, and calls go on. */
async function restoreHead(db: Database, log: ChainedLog, count: number): Promise<Head> {
  // The columns of all logs that this needs are alike; Kysely cannot infer it for a union of them.
  const name = log as 'signIns'
  const id = chainedLogs[log].id as 'signInId'
  const last = await db
    .selectFrom(name)
    .select([id, 'link', 'chain'])
    .where('link', 'is not', null)
    .orderBy(id, 'desc')
    .limit(1)
    .executeTakeFirst()
  const end = { link: last?.link ?? 0, chain: last?.chain ?? '', rowId: last?.[id] ?? 0 }
  await db
    .insertInto('logHeads')
    .values({ log, ...end })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await takeHead(db, log, count))!
}

type NewRow = Readonly<Record<string, string | number | null>>

/** Adds one row to the end of a log: a statement, since every write does. */
const addOne = statement(
  (db, { log, row }: Params<{ log: Literal<ChainedLog>; row: NewRow }>) => db.insertInto(log).values(row as never),
  { isPrepared: true },
)

const moveHead = statement(
  (db, { log, ...end }: Params<{ log: string; link: number; chain: string; rowId: number }>) =>
    db
      .updateTable('logHeads')
      .set(end as never)
      .where('log', '=', log as never),
  { isPrepared: true },
)

/** Lets nobody else add to a log until the transaction ends. */
export async function holdLog(db: Database, log: ChainedLog): Promise<void> {
  await db
    .updateTable('logHeads')
    .set((eb) => ({ link: eb.ref('link') }))
    .where('log', '=', log)
    .execute()
}

/** Adds rows to the end of a log, each chained to the one before: in the transaction of `db`, or in one of their own. */
export async function appendRows<L extends ChainedLog>(
  db: Database,
  log: L,
  rows: readonly Insertable<Schema[L]>[],
): Promise<void> {
  if (rows.length === 0) return
  if (!db.isTransaction) return db.transaction().execute((trx) => appendRows(trx, log, rows))
  const { ids, ...head } = (await takeHead(db, log, rows.length)) ?? (await restoreHead(db, log, rows.length))
  let { link, chain } = head
  const chained = rows.map((given, at) => {
    const row = { ...storable(given), [chainedLogs[log].id]: ids[at] }
    const digest = digestOf(log, row)
    chain = chainAfter(chain, digest)
    link += 1
    return { ...row, link, digest, chain }
  })
  if (chained.length === 1) await addOne(db, { log: literal(log), row: chained[0] as unknown as NewRow })
  else for (const some of chunksOf(chained)) await db.insertInto(log).values(some).execute()
  await moveHead(db, { log, link, chain, rowId: ids.at(-1)! })
}
