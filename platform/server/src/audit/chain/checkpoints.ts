import type { Selectable } from 'kysely'
import type { LogKeys } from '#server/call/call'
import { chainedLogs, type ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Database, LogCheckpointTable } from '#server/db/schema'
import { checkpointText, signatureOf } from './signatures'

export type Checkpoint = Selectable<LogCheckpointTable>

interface CheckpointOptions {
  readonly now: number
  readonly keys: LogKeys | undefined
}

/** Adds a checkpoint with the signature of the current key. */
export async function insertCheckpoint(
  db: Database,
  checkpoint: Omit<Checkpoint, 'checkpointId' | 'at' | 'keyId' | 'signature'>,
  { now, keys }: CheckpointOptions,
): Promise<void> {
  const row = { ...checkpoint, at: now }
  await db
    .insertInto('logCheckpoints')
    .values({ ...row, ...signatureOf(keys, checkpointText(row)) })
    .execute()
}

/** Returns the checkpoint up to which the rows of a log are gone, if there is one. */
export function readCut(db: Database, log: ChainedLog): Promise<Checkpoint | undefined> {
  const cuts = db.selectFrom('logCheckpoints').selectAll().where('log', '=', log).where('reason', '=', 'cut')
  return cuts.orderBy('link', 'desc').orderBy('checkpointId', 'desc').limit(1).executeTakeFirst()
}

/** Adds a checkpoint of each log at its end, unless its latest one is there and of the same key. */
export async function addCheckpoints(
  db: Database,
  { reason, ...options }: CheckpointOptions & { readonly reason: 'start' | 'daily' },
): Promise<void> {
  const heads = await db.selectFrom('logHeads').selectAll().execute()
  for (const { log, link, rowId, chain } of heads) {
    if (!Object.hasOwn(chainedLogs, log)) continue
    const last = await db
      .selectFrom('logCheckpoints')
      .select(['link', 'chain', 'keyId'])
      .where('log', '=', log)
      .orderBy('checkpointId', 'desc')
      .limit(1)
      .executeTakeFirst()
    const isThere = last?.link === link && last.chain === chain && last.keyId === (options.keys?.keyId ?? '')
    if (isThere) continue
    const cut = (await readCut(db, log as ChainedLog))?.link ?? 0
    await insertCheckpoint(db, { log, link, rowId, chain, cut, reason }, options)
  }
}
