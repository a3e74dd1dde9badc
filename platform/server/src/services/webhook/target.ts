import type { Deps } from '#server/call/call'
import type { DeliveryResult } from '#server/call/message/delivery-error'
import { WebhookError } from '#server/call/message/webhook-error'
import type { WebhookMessage, WebhookResponse } from '#server/call/message/webhook'
import { secretsOf } from '#server/credentials/secret-box'
import type { Database } from '#server/db/schema'

/** A webhook as a delivery needs it. */
interface Target extends Pick<WebhookMessage, 'url' | 'secrets'> {
  readonly isEnabled: boolean
}

/** Returns a webhook with the secrets that sign now, the newest first; undefined where it was deleted. */
export async function readTarget(
  { db, deps, now }: { readonly db: Database; readonly deps: Pick<Deps, 'secrets'>; readonly now: number },
  webhookId: number,
): Promise<Target | undefined> {
  const webhook = await db
    .selectFrom('webhooks')
    .where('webhookId', '=', webhookId)
    .select(['url', 'status'])
    .executeTakeFirst()
  if (!webhook) return undefined
  const stored = await db
    .selectFrom('webhookSecrets')
    .where('webhookId', '=', webhookId)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .select('secret')
    .orderBy('secretId', 'desc')
    .execute()
  const box = secretsOf(deps)
  const secrets = await Promise.all(stored.map(({ secret }) => box.open('webhook', secret)))
  return { url: webhook.url, isEnabled: webhook.status === 1, secrets }
}

/** Statuses that any event would get now. */
const downStatuses = new Set([429, 502, 503, 504])

function errorOf(status: number, result: DeliveryResult): WebhookError | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 410) return new WebhookError('gone', { effect: 'final', result })
  const isRedirect = status >= 300 && status < 400
  if (isRedirect) return new WebhookError('redirect', { detail: status, effect: 'down', result })
  return new WebhookError('status', { detail: status, effect: downStatuses.has(status) ? 'down' : 'later', result })
}

/** Returns an error of a sender with what its row has of the attempt; one that is no `WebhookError` as one of the network. */
function withResult(error: unknown, result: DeliveryResult): WebhookError {
  if (!(error instanceof WebhookError))
    return new WebhookError('network', { detail: error instanceof Error ? error.message : String(error), result })
  const { reason, effect, message } = error
  return new WebhookError(reason, { detail: message.slice(reason.length + 1), effect, result })
}

/** Sends a message to a webhook, and returns what its row has of that. Throws a `WebhookError` unless the response is a success. */
export async function attempt({ webhooks }: Pick<Deps, 'webhooks'>, message: WebhookMessage): Promise<DeliveryResult> {
  if (!webhooks) throw new WebhookError('notSetUp', { effect: 'down' })
  const startedAt = performance.now()
  const durationNow = () => Math.round(performance.now() - startedAt)
  let response: WebhookResponse
  try {
    response = await webhooks.send(message)
  } catch (error) {
    throw withResult(error, { responseStatus: null, duration: durationNow(), response: '' })
  }
  const result = { responseStatus: response.status, duration: durationNow(), response: response.text }
  const error = errorOf(response.status, result)
  if (error) throw error
  return result
}
