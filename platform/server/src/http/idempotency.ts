import { archive, bytes } from 'atrium/contract/download'
import type { Endpoint } from 'atrium/contract/endpoint'
import { fileBytes } from 'atrium/contract/system/record/field-file'
import type { Database } from '../db/schema'
import { AppError } from '../call/app-error'
import type { Deps, Sent } from '../call/call'
import { storeAnswer, storedAnswer } from '../services/operation/stored-answers'
import { bearerOf, type ApiContext } from './context'

const keyName = 'idempotency-key'
const printable = /^[\x20-\x7e]{1,255}$/

/** A write that came with an `Idempotency-Key`. */
export interface RepeatableWrite {
  /** Returns what the write was answered before, and marks the response as a repetition; undefined where it was not. */
  answered(db: Database): Promise<{ readonly data: unknown } | undefined>
  /** Stores the answer, in the transaction of the write. */
  store(db: Database, data: unknown): Promise<void>
}

/** Whether a call may come with a key: it runs in a transaction, and what it returns may be stored. */
export const takesKey = ({ audit, showsSecret, body, reply }: Endpoint): boolean =>
  audit !== undefined &&
  !showsSecret &&
  !([bytes, archive, fileBytes] as unknown[]).some((one) => one === body || one === reply)

/** Returns the key of a call; undefined without one. Throws for one that is malformed, or that the call does not take. Reads are repeated anyway. */
function keyOf(context: ApiContext, endpoint: Endpoint): string | undefined {
  const key = context.req.header(keyName)
  if (key === undefined || endpoint.method === 'GET') return undefined
  if (!printable.test(key)) throw new AppError('idempotency.badKey')
  if (!takesKey(endpoint)) throw new AppError('idempotency.notHere')
  return key
}

/** Throws where a call that is no write came with a key, which would promise what it does not keep. */
export const rejectKey = (context: ApiContext, endpoint: Endpoint): void => void keyOf(context, endpoint)

/**
 * Returns the write that a key belongs to; undefined without a key. Both hashes have the token of the caller in them, which is stored nowhere: what
 * was sent, such as a password, cannot be guessed from them.
 */
export function repeatableWrite(
  context: ApiContext,
  { sha256 }: Pick<Deps, 'sha256'>,
  endpoint: Endpoint,
  { input, now }: { readonly input: Sent; readonly now: number },
): RepeatableWrite | undefined {
  const key = keyOf(context, endpoint)
  if (key === undefined) return undefined
  const own = [bearerOf(context) ?? context.req.header('token'), key]
  const keyHash = sha256(JSON.stringify(own))
  const callHash = sha256(JSON.stringify([...own, endpoint.method, endpoint.path, input]))
  return {
    async answered(db) {
      const stored = await storedAnswer(db, keyHash, now)
      if (!stored) return undefined
      if (stored.callHash !== callHash) throw new AppError('idempotency.otherCall')
      context.get('headers')['idempotent-replayed'] = 'true'
      return stored
    },
    store: (db, data) => storeAnswer(db, keyHash, { callHash, data, now }),
  }
}
