import type { Input, Output } from 'atrium/contract/endpoint'
import { testEvent } from 'atrium/contract/system/operation/webhook-events'
import type { webhooks } from 'atrium/contract/system/operation/webhook'
import { webhook } from 'atrium/contract/system/operation/webhook.record'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { WebhookError, webhookErrorText } from '#server/call/message/webhook-error'
import type { WriteCall } from '#server/call/write-call'
import { retryMessages } from '#server/services/outbox/outbox'
import { addSecret } from '#server/services/webhook/secrets'
import { attempt, readTarget } from '#server/services/webhook/target'

/** How long a test may take, in milliseconds: the console waits for it. */
const testLimit = 8000

/** Gives a webhook a new secret and returns it. */
export async function renewSecret(call: WriteCall, webhookId: number): Promise<{ secret: string }> {
  const { db, changed } = call
  const row = await db
    .selectFrom('webhooks')
    .where('webhookId', '=', webhookId)
    .select(['webhookId', 'webhookName'])
    .executeTakeFirst()
  const before = found(row)
  const secret = await addSecret(call, webhookId)
  changed({ id: webhookId, before, after: { ...before, secretReplaced: true } })
  return { secret }
}

type TestResult = Output<typeof webhooks.test>

/** Sends the event `test` to a webhook, also to one that is disabled. */
async function sendTest(call: Call, webhookId: number): Promise<TestResult> {
  const { deps, now, language } = call
  const { url, secrets } = found(await readTarget(call, webhookId))
  if (!deps.webhooks) throw new AppError(webhook.errors.notSetUp)
  const payload = JSON.stringify({ type: testEvent, timestamp: new Date(now).toISOString(), data: { webhookId } })
  const message = { url, secrets, messageKey: crypto.randomUUID(), payload, limit: testLimit }
  const done = { isDelivered: true, error: '' }
  const outcome = await attempt(deps, message).then(
    (result) => ({ ...done, result }),
    (error: unknown) => {
      if (!(error instanceof WebhookError)) throw error
      return { isDelivered: false, error: webhookErrorText(error.message, language), result: error.result }
    },
  )
  const { result, ...rest } = outcome
  const { responseStatus = null, duration = 0, response = '' } = result
  return { ...rest, responseStatus, duration, response }
}

/** Tests a webhook before the transaction, which must not wait for another server. */
export const testWebhook = {
  prepare: async (call: Call, { body: { webhookId } }: { body: Input<typeof webhooks.test>['body'] }) => {
    const result = await sendTest(call, webhookId)
    return async ({ changed }: WriteCall): Promise<TestResult> => {
      const { isDelivered, responseStatus } = result
      changed({ id: webhookId, before: { webhookId }, after: { webhookId, isDelivered, responseStatus } })
      return result
    }
  },
}

/** Lets deliveries that were given up be sent again. Throws `webhook.disabled` where a webhook of one is disabled. */
export async function retryDeliveries({ db, now, deps, changed }: WriteCall, messageIds: number[]): Promise<null> {
  if (!deps.webhooks) throw new AppError(webhook.errors.notSetUp)
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('webhooks', 'webhooks.webhookId', 'outbox.targetId')
    .where('messageId', 'in', messageIds)
    .where('kind', '=', 'webhook')
    .where('state', '=', 'failed')
    .select(['messageId', 'webhookId', 'webhookName', 'title', 'webhooks.status'])
    .execute()
  if (rows.some(({ status }) => status === 0)) throw new AppError(webhook.errors.disabled)
  if (rows.length === 0) return null
  await retryMessages(
    { db, now },
    rows.map(({ messageId }) => messageId),
  )
  for (const { webhookId: id, webhookName, title: event } of rows)
    changed({ id, before: { webhookName, event }, after: { webhookName, event } })
  return null
}
