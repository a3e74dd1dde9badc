import type { Selectable } from 'kysely'
import type { JobCall } from '#server/call/job'
import { DeliveryError, type DeliveryResult } from '#server/call/message/delivery-error'
import type { Database, OutboxTable } from '#server/db/schema'
import { deliverMail } from './ways/deliver-mail'
import { deliverWebhook, onWebhookEnd } from './ways/deliver-webhook'
import type { Way } from './ways/way'

const minute = 60_000
const hour = 60 * minute
/** The pauses after failed attempts, in milliseconds: 24 hours in all. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 2 * hour, 4 * hour, 6 * hour, 10.65 * hour] as const
/** How long a claimed message belongs to its attempt, in milliseconds. Longer than a delivery may take. */
const leaseMillis = 5 * minute

type Row = Selectable<OutboxTable>
type Parts = Pick<JobCall, 'write' | 'deps' | 'log'>

/** How a message of each kind is delivered. */
const ways: Readonly<Record<Row['kind'], Way>> = {
  mail: { deliver: deliverMail },
  webhook: { deliver: deliverWebhook, onEnd: onWebhookEnd },
}

const longestError = 1000
const addressInText = /https?:\/\/\S+/g

/** Returns the words of an error without what may be secret: a server may repeat the text of a message. */
function wordsOf(error: unknown, { isPrivate }: Row): string {
  const message = error instanceof Error ? error.message : String(error)
  return (isPrivate ? message.replaceAll(addressInText, '…') : message).slice(0, longestError)
}

/**
 * Takes messages for one attempt each, and returns them without those that another process has taken since they were read. One whose process ends in
 * the middle is due again after the lease.
 */
async function claim({ write, deps }: Parts, rows: readonly Row[]): Promise<Row[]> {
  const taken = await write((trx) =>
    trx
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), nextAt: deps.now() + leaseMillis }))
      .where('state', '=', 'waiting')
      .where((eb) =>
        eb.or(
          rows.map(({ messageId, attempts }) =>
            eb.and([eb('messageId', '=', messageId), eb('attempts', '=', attempts)]),
          ),
        ),
      )
      .returning('messageId')
      .execute(),
  )
  const ids = new Set(taken.map(({ messageId }) => messageId))
  return rows.filter(({ messageId }) => ids.has(messageId))
}

interface Ended {
  readonly row: Row
  readonly values: Partial<Row>
  readonly error?: unknown
}

/** Writes how an attempt ended, unless the message has ended meanwhile, or another attempt has begun that this one knows no better than. */
async function writeEnd(trx: Database, { deps }: Parts, { row, values, error }: Ended): Promise<void> {
  const { messageId, attempts, kind } = row
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set(values)
    .where('messageId', '=', messageId)
    .where('state', '=', 'waiting')
    .$if(values.state !== 'done', (query) => query.where('attempts', '=', attempts + 1))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0) await ways[kind].onEnd?.({ db: trx, now: deps.now(), deps }, { ...row, ...values }, error)
}

type WritesEnd = (ended: Ended) => Promise<void>

/** Returns what writes how attempts ended. Those that end while one waits for its turn of writes are written in the same. */
function endsOf(parts: Parts): WritesEnd {
  const waiting: Ended[] = []
  let next: Promise<void> | undefined
  return (ended) => {
    waiting.push(ended)
    next ??= parts.write(async (trx) => {
      next = undefined
      for (const one of waiting.splice(0)) await writeEnd(trx, parts, one)
    })
    return next
  }
}

/**
 * Makes an attempt to deliver each of some messages, all at the same time. Returns whether any could be, once all have ended, also where one throws.
 */
export async function deliver(parts: Parts, rows: readonly Row[]): Promise<boolean> {
  const claimed = await claim(parts, rows)
  const end = endsOf(parts)
  const ends = await Promise.allSettled(claimed.map((row) => attempt(parts, row, end)))
  for (const one of ends) if (one.status === 'rejected') throw one.reason
  return claimed.length < rows.length || ends.some((one) => one.status === 'fulfilled' && one.value)
}

/** Makes an attempt to deliver a message that is claimed. Returns false where no other message of its kind could be delivered now either. */
async function attempt(parts: Parts, row: Row, end: WritesEnd): Promise<boolean> {
  const { deps, log } = parts
  const { messageId, kind, isPrivate } = row
  const emptied = isPrivate ? { content: '' } : {}
  let result: DeliveryResult | void
  try {
    result = await ways[kind].deliver(deps, row)
  } catch (error) {
    const effect = error instanceof DeliveryError ? error.effect : undefined
    const pause = effect === 'final' ? undefined : pauses[row.attempts]
    const words = wordsOf(error, row)
    const isGivenUp = pause === undefined
    log('warn', 'message not delivered', { messageId, kind, attempt: row.attempts + 1, error: words, isGivenUp })
    const values: Partial<Row> = {
      error: words,
      ...(error instanceof DeliveryError && error.result),
      ...(isGivenUp ? { state: 'failed', endedAt: deps.now(), ...emptied } : { nextAt: deps.now() + pause }),
    }
    await end({ row, values, error })
    return effect !== 'down'
  }
  await end({ row, values: { state: 'done', error: '', endedAt: deps.now(), ...result, ...emptied } })
  return true
}
