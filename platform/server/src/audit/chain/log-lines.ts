import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { Download } from '#server/call/file/download'
import { chainedLogs } from '#server/db/migrations/0006-log-chain/digest'
import { dateIn } from '#server/call/text/moment-text'
import { rowsWithDigests } from './chained-rows'
import { checkpointText } from './signatures'
import { readTrust } from './trust'
import type { Position } from './verify'

/** The logs that are exported. */
export type ExportedLog = 'operationLogs' | 'signIns'

/** The first line of an export. */
export interface LinesStart {
  readonly export: ExportedLog
  /** Whether rows are left out by filters. */
  readonly isFiltered: boolean
  /** The end of the chain at that time. */
  readonly head: Position
}

/** Rows that are in memory at a time: one of an import may hold thousands of records. */
const pageRows = 200

const line = (value: object) => `${JSON.stringify(value)}\n`

async function* linesOf(
  { db, deps }: Pick<Call, 'db' | 'deps'>,
  log: ExportedLog,
  idsAfter: (last: number, limit: number) => Promise<readonly number[]>,
  isFiltered: boolean,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const id = chainedLogs[log].id as 'signInId'
  const end = await db.selectFrom('logHeads').selectAll().where('log', '=', log).executeTakeFirst()
  const head = { link: end?.link ?? 0, rowId: end?.rowId ?? 0, chain: end?.chain ?? '' }
  const { checkpoints } = await readTrust(db, log, deps.logKeys)
  const first = [line({ export: log, isFiltered, head } satisfies LinesStart)]
  const signed = checkpoints.map(({ checkpointId, keyId, signature, ...rest }) =>
    line({ checkpoint: { checkpointId, ...rest, keyId, signature }, text: checkpointText(rest) }),
  )
  yield encoder.encode([...first, ...signed].join(''))
  let last = 0
  for (;;) {
    const ids = await idsAfter(last, pageRows)
    if (ids.length === 0) return
    const rows = await rowsWithDigests(db, log).where(id, 'in', ids).execute()
    yield encoder.encode(rows.map(line).join(''))
    last = ids.at(-1)!
  }
}

/**
 * Returns a file of whole rows as JSON lines, with their places in the chain and the checkpoints before them. Only an administrator sees all that
 * rows hold, so that others get a field error.
 */
export function downloadLines(
  call: Call,
  log: ExportedLog,
  name: string,
  {
    idsAfter,
    isFiltered,
  }: { idsAfter: (last: number, limit: number) => Promise<readonly number[]>; isFiltered: boolean },
): Download {
  if (!call.actor.admin) rejectField('format', 'notOffered')
  const day = dateIn(call.actor.region.timeZone, call.now)
  return new Download(
    `${name}-${day}.jsonl`,
    'application/jsonl; charset=utf-8',
    linesOf(call, log, idsAfter, isFiltered),
  )
}
