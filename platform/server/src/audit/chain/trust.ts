import type { LogKeys } from '#server/call/call'
import type { ChainedLog } from '#server/db/migrations/0006-log-chain/digest'
import type { Database } from '#server/db/schema'
import type { Checkpoint } from './checkpoints'
import { checkpointText } from './signatures'

/** The checkpoints of a log, and what they are worth with the keys at hand. */
export interface Trust {
  readonly checkpoints: readonly Checkpoint[]
  readonly signed: number
  /** The earliest with a signature that is right. */
  readonly firstSigned: Checkpoint | undefined
  /** The first whose signature is wrong or missing. */
  readonly wrong: Checkpoint | undefined
  /** The place at which the rows of the log begin. */
  readonly start: { readonly link: number; readonly rowId: number; readonly chain: string }
}

/**
 * Reads the checkpoints of a log and compares their signatures. One without a signature is right only from before there was a key: no signed one is
 * older, and no rows were cut off by it that were there when the first one was signed. Without keys no signature can be compared.
 */
export async function readTrust(db: Database, log: ChainedLog, keys: LogKeys | undefined): Promise<Trust> {
  const rows = db.selectFrom('logCheckpoints').selectAll().where('log', '=', log)
  return trustIn(await rows.orderBy('checkpointId').execute(), keys)
}

/** Returns what checkpoints of a log are worth, given in the order they were made. */
export function trustIn(checkpoints: readonly Checkpoint[], keys: LogKeys | undefined): Trust {
  const isRight = (one: Checkpoint) =>
    one.keyId !== '' && keys?.isSigned(one.keyId, checkpointText(one), one.signature) === true
  const right = new Set(checkpoints.filter(isRight))
  const firstSigned = checkpoints.find((one) => right.has(one))
  const cut = checkpoints.filter(({ reason }) => reason === 'cut').toSorted((a, b) => b.link - a.link)[0]
  const isWrong = (one: Checkpoint) => {
    if (right.has(one)) return false
    if (one.keyId !== '') return true
    if (!firstSigned) return false
    return one.checkpointId > firstSigned.checkpointId || (one === cut && one.link > firstSigned.cut)
  }
  return {
    checkpoints,
    signed: right.size,
    firstSigned,
    wrong: keys && checkpoints.find(isWrong),
    start: cut ?? { link: 0, rowId: 0, chain: '' },
  }
}
