import { webhooks } from 'atrium/contract/system/operation/webhook'
import { webhook } from 'atrium/contract/system/operation/webhook.record'
import { crudResource } from '#server/crud/crud-resource'
import { removeMessagesTo } from '#server/services/outbox/outbox'
import { addSecret } from '#server/services/webhook/secrets'
import { pageOfDeliveries, readDelivery } from './deliveries'
import { listEvents, readSetup } from './webhook-setup'
import { lastAtOf, lastStateOf, waitingOf } from './webhook-computed'
import { checkWebhook } from './webhook-rules'
import { renewSecret, retryDeliveries, testWebhook } from './webhook-writes'

export const webhookResource = crudResource(webhooks, webhook, {
  computed: { lastState: lastStateOf, lastAt: lastAtOf, waiting: waitingOf },
  beforeSave: checkWebhook,
  // A webhook always has a secret; that of a new one is replaced before anybody reads it.
  afterSave: async (call, { webhookId }, before) => {
    if (!before) await addSecret(call, webhookId)
  },
  beforeDelete: async ({ db }, rows) => {
    await removeMessagesTo(
      db,
      rows.map(({ webhookId }) => webhookId),
    )
  },
  handlers: {
    setup: readSetup,
    events: listEvents,
    secret: (call, { body }) => renewSecret(call, body.webhookId),
    test: testWebhook,
    deliveries: (call, { query }) => pageOfDeliveries(call, query),
    delivery: (call, { query }) => readDelivery(call, query.messageId),
    retry: (call, { body }) => retryDeliveries(call, body.messageIds),
  },
})
