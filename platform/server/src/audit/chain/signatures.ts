import type { Selectable } from 'kysely'
import type { LogKeys } from '#server/call/call'
import type { LogAmendmentTable, LogCheckpointTable } from '#server/db/schema'

type Checkpoint = Omit<Selectable<LogCheckpointTable>, 'checkpointId' | 'keyId' | 'signature'>
type Amendment = Pick<Selectable<LogAmendmentTable>, 'at' | 'log' | 'rowId' | 'newDigest'>

/** Returns the text of a checkpoint that is signed. */
export const checkpointText = ({ log, link, rowId, chain, cut, at, reason }: Checkpoint): string =>
  JSON.stringify(['checkpoint', log, link, rowId, chain, cut, at, reason])

/** Returns the text of an amendment that is signed. */
export const amendmentText = ({ log, rowId, newDigest, at }: Amendment): string =>
  JSON.stringify(['amendment', log, rowId, newDigest, at])

/** Returns the columns for the signature of a text; without a key they are empty. */
export const signatureOf = (keys: LogKeys | undefined, text: string) =>
  keys ? { keyId: keys.keyId, signature: keys.sign(text) } : { keyId: '', signature: '' }
