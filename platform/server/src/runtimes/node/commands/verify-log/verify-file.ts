import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Checkpoint } from '#server/audit/chain/checkpoints'
import type { LinesStart } from '#server/audit/chain/log-lines'
import { trustIn } from '#server/audit/chain/trust'
import { damageOf, type CheckedRow, type LogReport, type Position, type WrongRow } from '#server/audit/chain/verify'
import type { LogKeys } from '#server/call/call'
import { chainedLogs } from '#server/db/migrations/0006-log-chain/digest'
import { StartError } from '../../settings'

type Line = Partial<LinesStart> & { readonly checkpoint?: Checkpoint }

const noExport = () => new StartError('The file is no log that was exported as JSON lines, or a line of it is damaged.')

function readLine(text: string): Line & CheckedRow {
  try {
    return JSON.parse(text) as Line & CheckedRow
  } catch {
    throw noExport()
  }
}

/** Checks a log that was exported as JSON lines: all of it, or with filters what of the chain is in it. Throws a StartError for another file. */
export async function verifyFile(file: string, keys: LogKeys | undefined): Promise<LogReport> {
  let start: LinesStart | undefined
  const checkpoints: Checkpoint[] = []
  let position: Position | undefined
  const counts = { rows: 0, amended: 0 }
  const report = (damage?: WrongRow): LogReport => {
    const { signed } = trustIn(checkpoints, keys)
    return { log: start!.export, ...counts, checkpoints: checkpoints.length, signed, ...(damage && { damage }) }
  }
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line = readLine(text)
    if (!start) {
      if (!line.head || !Object.hasOwn(chainedLogs, line.export ?? '')) throw noExport()
      start = line as LinesStart
      continue
    }
    if (line.checkpoint) {
      checkpoints.push(line.checkpoint)
      continue
    }
    const trust = trustIn(checkpoints, keys)
    if (trust.wrong) return report({ what: 'signature', rowId: trust.wrong.rowId, at: trust.wrong.at })
    const rowId = Number(line[chainedLogs[start.export].id])
    position ??= trust.start
    let what = damageOf(start.export, line, position)
    // Filters leave rows out: the chain begins again after those.
    if (what === 'missing' && start.isFiltered) what = digestDamage(start, line)
    const { chain } = line
    if (!what && checkpoints.some((one) => one.link === line.link && one.chain !== chain)) what = 'rewritten'
    if (what) return report({ what, rowId, at: line.at })
    position = { link: line.link!, rowId, chain: chain! }
    counts.rows += 1
    if (line.amended !== null) counts.amended += 1
  }
  if (!start) throw noExport()
  const isCutOff = !start.isFiltered && (position ?? trustIn(checkpoints, keys).start).link < start.head.link
  return report(isCutOff ? { what: 'cutOff', rowId: position?.rowId ?? null, at: null } : undefined)
}

/** Returns how a row after a gap differs from its own digest. */
const digestDamage = ({ export: log }: LinesStart, row: CheckedRow) => {
  const what = damageOf(log, row, { link: row.link! - 1, rowId: 0, chain: '' })
  return what === 'broken' ? undefined : what
}
