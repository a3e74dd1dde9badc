import type { LogDamage } from 'atrium/contract/system/log/log-check'
import type { LogKeys } from '#server/call/call'
import { chainAfter, chainedLogs, digestOf, type ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Database } from '#server/db/schema'
import { rowsWithDigests } from './chained-rows'
import { readCut } from './checkpoints'
import { amendmentText } from './signatures'
import { readTrust, type Trust } from './trust'

/** The first wrong row of a log. */
export interface WrongRow {
  readonly what: LogDamage
  /** Null where there is no row to name. */
  readonly rowId: number | null
  readonly at: number | null
}

/** The result of a check of a log. */
export interface LogReport {
  readonly log: ChainedLog
  readonly rows: number
  readonly checkpoints: number
  /** How many of the checkpoints have a signature that is right. */
  readonly signed: number
  readonly amended: number
  readonly damage?: WrongRow
}

export interface CheckOptions {
  readonly keys: LogKeys | undefined
  /** Called after each page with the rows so far. */
  readonly onRows?: (rows: number) => Promise<void> | void
  readonly signal?: AbortSignal
}

/** Rows that are in memory at a time: one of an import may hold thousands of records. */
const pageRows = 200

export interface CheckedRow extends Readonly<Record<string, unknown>> {
  readonly at: number
  readonly link: number | null
  readonly digest: string | null
  readonly chain: string | null
  readonly amended: string | null
}

/** The place up to which a chain was checked. */
export interface Position {
  readonly link: number
  readonly rowId: number
  readonly chain: string
}

/** Returns how a row differs from what its digest and the row before it say; undefined where it fits. */
export function damageOf(log: ChainedLog, row: CheckedRow, { link, chain }: Position): LogDamage | undefined {
  if (row.link === null || row.digest === null || row.chain === null || row.link <= link) return 'inserted'
  if (row.link > link + 1) return 'missing'
  if (digestOf(log, row) !== (row.amended ?? row.digest)) return 'changed'
  return chainAfter(chain, row.digest) === row.chain ? undefined : 'broken'
}

/** Whether the row of a link is further on in a log: then it is not missing, but in another place. */
async function isFurtherOn(db: Database, log: ChainedLog, { link }: Position): Promise<boolean> {
  const rows = db
    .selectFrom(log as 'signIns')
    .select('at')
    .where('link', '=', link + 1)
  return Boolean(await rows.executeTakeFirst())
}

const hasWrongSignature = (row: CheckedRow, keys: LogKeys | undefined, trust: Trust): boolean => {
  if (!keys) return false
  const { keyId, signature } = row as unknown as { keyId: string; signature: string }
  if (keyId !== '') return keys.isSigned(keyId, amendmentText(row as never), signature) !== true
  // One from before there was a key is below the first signed checkpoint.
  return row.link! > (trust.firstSigned?.link ?? Infinity)
}

/**
 * Checks a log from its first row, or from the checkpoint at which older ones were deleted, to its end, page by page; rows may be added and deleted
 * meanwhile. Returns the first wrong row where there is one.
 */
export async function verifyLog(
  db: Database,
  log: ChainedLog,
  { keys, onRows, signal }: CheckOptions,
): Promise<LogReport> {
  const id = chainedLogs[log].id
  // Before the rows: what is added meanwhile comes after both.
  const head = await readHead(db, log)
  const trust = await readTrust(db, log, keys)
  const { checkpoints, signed } = trust
  const counts = { rows: 0, amended: 0 }
  const report = (damage?: WrongRow): LogReport => ({
    log,
    ...counts,
    checkpoints: checkpoints.length,
    signed,
    ...(damage && { damage }),
  })
  if (trust.wrong) return report({ what: 'signature', rowId: trust.wrong.rowId, at: trust.wrong.at })
  const ends = new Map([[head.link, [head.chain]]])
  for (const { link, chain } of checkpoints) ends.set(link, [...(ends.get(link) ?? []), chain])
  let position: Position = trust.start
  let lastId = 0
  for (;;) {
    const page = await rowsWithDigests(db, log)
      .where(id as 'signInId', '>', lastId)
      .limit(pageRows)
      .execute()
    for (const row of page as unknown as CheckedRow[]) {
      lastId = row[id] as number
      let what = damageOf(log, row, position)
      if (what === 'missing') {
        const cut = await readCut(db, log)
        // Rows that became too old meanwhile.
        if (cut && cut.link > position.link) what = damageOf(log, row, (position = cut))
        if (what === 'missing' && (await isFurtherOn(db, log, position))) what = 'reordered'
      }
      if (!what && log === 'logAmendments' && hasWrongSignature(row, keys, trust)) what = 'signature'
      if (!what && ends.get(row.link!)?.some((chain) => chain !== row.chain)) what = 'rewritten'
      if (what) return report({ what, rowId: lastId, at: row.at })
      position = { link: row.link!, rowId: lastId, chain: row.chain! }
      counts.rows += 1
      if (row.amended !== null) counts.amended += 1
    }
    await onRows?.(counts.rows)
    signal?.throwIfAborted()
    if (page.length < pageRows) break
  }
  return report(await wrongEnd(db, log, position, Math.max(...ends.keys())))
}

async function readHead(db: Database, log: ChainedLog): Promise<Position> {
  const head = await db.selectFrom('logHeads').selectAll().where('log', '=', log).executeTakeFirst()
  return head ?? { link: 0, rowId: 0, chain: '' }
}

/** Compares the last row with where the chain ends, and with the checkpoint that is furthest on. */
async function wrongEnd(
  db: Database,
  log: ChainedLog,
  { link, rowId }: Position,
  furthest: number,
): Promise<WrongRow | undefined> {
  if (link < furthest) {
    const cut = await readCut(db, log)
    if (!cut || cut.link < furthest) return { what: 'cutOff', rowId: rowId || null, at: null }
  }
  const now = await readHead(db, log)
  return link > now.link ? { what: 'inserted', rowId, at: null } : undefined
}
