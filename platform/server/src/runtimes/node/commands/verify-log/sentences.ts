import type { LogReport, WrongRow } from '#server/audit/chain/verify'
import { count } from '../texts'

const names = { operationLogs: 'Operation log', signIns: 'Sign-in log', logAmendments: 'Amendments' } as const

const damages: Readonly<Record<WrongRow['what'], string>> = {
  changed: 'was changed: its content does not fit its digest',
  missing: 'does not follow the row before it: rows between the two are missing',
  inserted: 'was inserted: it has no place in the chain',
  reordered: 'is in another place than it was written',
  cutOff: 'is the last one, and the rows after it are missing',
  broken: 'does not fit the row before it: one of the two was changed together with its digest',
  rewritten: 'is not as a checkpoint or the end of the chain has it: rows up to it were rewritten',
  signature: 'has a checkpoint or an amendment whose signature is wrong or missing',
}

/** Returns how a log was found, in a sentence: whole, or its first wrong row. */
export function sentenceOf({ log, rows, checkpoints, signed, amended, damage }: LogReport, hasKey: boolean): string {
  const signatures = hasKey ? `${count(signed)} of them signed` : 'signatures not compared, since LOG_KEY is not set'
  const counts = `${count(rows)} rows, ${count(checkpoints)} checkpoints (${signatures})`
  const changed = amended > 0 ? `, ${count(amended)} rows amended` : ''
  if (!damage) return `${names[log]}: ${counts}${changed}, whole.`
  const time = damage.at === null ? '' : ` of ${new Date(damage.at).toISOString()}`
  const row = damage.rowId === null ? 'The log has no row, and what it had' : `Row ${damage.rowId}${time}`
  return `${names[log]}: ${counts}. ${row} ${damage.rowId === null ? 'is missing' : damages[damage.what]} (${damage.what}).`
}
