import type { Selectable } from 'kysely'
import type { JobCall } from '#server/call/job'
import { DeliveryError, type DeliveryResult } from '#server/call/message/delivery-error'
import type { OutboxTable } from '#server/db/schema'
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
 * Takes a message for one attempt, unless another process has taken it since it was read. One whose process ends in the middle is due again after
 * the lease.
 */
async function claim({ write, deps }: Parts, { messageId, attempts }: Row): Promise<boolean> {
  const { numUpdatedRows } = await write((trx) =>
    trx
      .updateTable('outbox')
      .set({ attempts: attempts + 1, nextAt: deps.now() + leaseMillis })
      .where('messageId', '=', messageId)
      .where('state', '=', 'waiting')
      .where('attempts', '=', attempts)
      .executeTakeFirstOrThrow(),
  )
  return numUpdatedRows > 0
}

/** Writes how an attempt ended, unless the message has ended meanwhile, or another attempt has begun that this one knows no better than. */
async function end({ write, deps }: Parts, row: Row, values: Partial<Row>, error?: unknown): Promise<void> {
  const { messageId, attempts, kind } = row
  await write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set(values)
      .where('messageId', '=', messageId)
      .where('state', '=', 'waiting')
      .$if(values.state !== 'done', (query) => query.where('attempts', '=', attempts + 1))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0) await ways[kind].onEnd?.({ db: trx, now: deps.now(), deps }, { ...row, ...values }, error)
  })
}

/** Makes an attempt to deliver a message. Returns false where no other message of its kind could be delivered now either. */
export async function deliver(parts: Parts, row: Row): Promise<boolean> {
  if (!(await claim(parts, row))) return true
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
    await end(parts, row, values, error)
    return effect !== 'down'
  }
  await end(parts, row, { state: 'done', error: '', endedAt: deps.now(), ...result, ...emptied })
  return true
}
