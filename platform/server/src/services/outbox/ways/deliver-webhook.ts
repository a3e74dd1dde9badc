import type { Deps } from '#server/call/call'
import type { DeliveryResult } from '#server/call/message/delivery-error'
import { WebhookError } from '#server/call/message/webhook-error'
import { sendNotice } from '../../notice/notice'
import { disableWebhook } from '../../webhook/webhook-status'
import { attempt, readTarget } from '../../webhook/target'
import type { Ending, MessageRow } from './way'

/** How long a delivery may take, in milliseconds. */
const limit = 15_000
const dayMillis = 86_400_000

/** Sends an event of the outbox to its webhook, at the address and with the secrets that it has now. */
export async function deliverWebhook(
  deps: Deps,
  { targetId, messageKey, content: payload }: MessageRow,
): Promise<DeliveryResult> {
  const target = await readTarget({ db: deps.db, deps, now: deps.now() }, targetId!)
  if (!target) throw new WebhookError('deleted', { effect: 'final' })
  const { url, secrets, isEnabled } = target
  if (!isEnabled) throw new WebhookError('disabled', { effect: 'final' })
  return attempt(deps, { url, secrets, messageKey, payload, limit })
}

/** Returns whether another event to a webhook was given up within a day. */
async function isKnown({ db, now }: Ending, { messageId, targetId }: MessageRow): Promise<boolean> {
  const other = await db
    .selectFrom('outbox')
    .where('targetId', '=', targetId)
    .where('messageId', '<>', messageId)
    .where('state', '=', 'failed')
    .where('endedAt', '>', now - dayMillis)
    .select('messageId')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Disables a webhook whose receiver is gone, and sends those who see webhooks a notice of that, or of the first event of a day that is given up. */
export async function onWebhookEnd(ending: Ending, row: MessageRow, error: unknown): Promise<void> {
  if (row.state !== 'failed') return
  const reason = error instanceof WebhookError ? error.reason : 'network'
  if (reason === 'gone') {
    if (!(await disableWebhook(ending.db, row.targetId!))) return
  } else if (reason === 'disabled' || reason === 'deleted' || (await isKnown(ending, row))) return
  const { receiver: name } = row
  const title =
    reason === 'gone'
      ? { zh: `Webhook“${name}”已停用`, en: `The webhook ${name} was disabled` }
      : { zh: `Webhook“${name}”没有送达`, en: `The webhook ${name} was not delivered` }
  const description =
    reason === 'gone'
      ? { zh: '接收方表示已不再接收', en: 'Its receiver takes no more events' }
      : { zh: '一天内多次尝试后放弃', en: 'It was given up after a day of attempts' }
  await sendNotice(ending, {
    kind: 'platform.webhooks',
    to: { permission: 'system:webhook:list' },
    text: { title, description },
    link: '/system/operation/webhook',
  })
}
