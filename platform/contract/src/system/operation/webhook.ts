import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint, pageOf } from '../../endpoint'
import { id, idList, moment, paging, queryId } from '../../fields'
import { crudCalls } from '../../kind/crud-calls'
import type { RowOf } from '../../kind/types'
import { messageStates } from './message'
import { webhook } from './webhook.record'

export type Webhook = RowOf<typeof webhook>

/** Whether webhooks can be delivered, and which targets in private networks are allowed. */
const WebhookSetup = z
  .strictObject({ isSetUp: z.boolean(), privateTargets: z.array(z.string()) })
  .meta({ id: 'WebhookSetup' })

/** An event that webhooks can ask for, in the language of the call. */
const WebhookEvent = z
  .strictObject({
    /** Such as `post.create`. */
    type: z.string(),
    /** The plural of the kind of record, or the title of the module. */
    group: z.string(),
    name: z.string(),
  })
  .meta({ id: 'WebhookEvent' })
export type WebhookEvent = z.output<typeof WebhookEvent>

/** An event on its way to a webhook, without its payload. */
export const Delivery = z
  .strictObject({
    messageId: id,
    /** The header `webhook-id`, the same in each attempt. */
    messageKey: z.string(),
    type: z.string(),
    state: z.enum(messageStates),
    attempts: z.int(),
    createdAt: moment,
    /** When one that waits is tried next; null for others. */
    nextAt: moment.nullable(),
    endedAt: moment.nullable(),
    /** The HTTP status of the latest response; null where there was none. */
    responseStatus: z.int().nullable(),
    /** How long the latest attempt took, in milliseconds. */
    duration: z.int().nullable(),
    /** Why the latest attempt failed, in the language of the call. */
    error: z.string(),
  })
  .meta({ id: 'WebhookDelivery' })
export type Delivery = z.output<typeof Delivery>

const DeliveryContent = z
  .strictObject({
    payload: z.string(),
    /** The beginning of the body of the latest response. */
    response: z.string(),
  })
  .meta({ id: 'WebhookDeliveryContent' })

/** The outcome of a test. */
const WebhookTest = z
  .strictObject({
    isDelivered: z.boolean(),
    responseStatus: z.int().nullable(),
    duration: z.int(),
    /** Why it was not delivered, in the language of the call. */
    error: z.string(),
    /** The beginning of the body of the response. */
    response: z.string(),
  })
  .meta({ id: 'WebhookTest' })
export type WebhookTest = z.output<typeof WebhookTest>

const named = z.strictObject({ webhookId: id }).meta({ id: 'WebhookId' })

/** The most deliveries that can be sent again at a time. */
const mostAgain = 100

export const webhooks = {
  ...crudCalls(webhook),
  setup: endpoint('GET /api/system/webhook/setup', {
    access: 'system:webhook:list',
    reply: WebhookSetup,
    message: 'queried',
    summary: 'Read whether webhooks can be delivered',
  }),
  events: endpoint('GET /api/system/webhook/events', {
    access: ['system:webhook:list', 'system:webhook:add', 'system:webhook:edit'],
    reply: z.array(WebhookEvent),
    message: 'queried',
    summary: 'List the events that webhooks can ask for',
  }),
  /** Makes a new secret and returns it, which no other call does. The one before signs beside it for a day. */
  secret: endpoint('POST /api/system/webhook/secret', {
    access: 'system:webhook:secret',
    body: named,
    reply: z.strictObject({ secret: z.string() }).meta({ id: 'WebhookSecret' }),
    audit: audit('edit', webhook, '更换 webhook 密钥', 'Make a new secret of a webhook'),
    showsSecret: true,
  }),
  /** Sends the event `test` at once, and waits for the response. */
  test: endpoint('POST /api/system/webhook/test', {
    access: 'system:webhook:send',
    body: named,
    reply: WebhookTest,
    audit: audit('run', webhook, '测试 webhook', 'Test a webhook'),
  }),
  /** Returns the deliveries of a webhook, the latest first. */
  deliveries: endpoint('GET /api/system/webhook/deliveries', {
    access: 'system:webhook:list',
    query: z.strictObject({ ...paging, webhookId: queryId, state: z.enum(messageStates).optional() }),
    reply: pageOf(Delivery),
    message: 'queried',
    summary: 'List the deliveries of a webhook',
  }),
  /** Returns the payload of a delivery, which may be of a record that the reader could not see elsewhere. */
  delivery: endpoint('GET /api/system/webhook/delivery', {
    access: 'system:webhook:payload',
    query: z.strictObject({ messageId: queryId }),
    reply: DeliveryContent,
    message: 'queried',
    summary: 'Read the payload and the response of a delivery',
  }),
  /** Lets deliveries that were given up be sent again. Others stay as they are. */
  retry: endpoint('POST /api/system/webhook/retry', {
    access: 'system:webhook:send',
    body: z.strictObject({ messageIds: idList(mostAgain).min(1) }),
    reply: z.null(),
    audit: audit('run', webhook, '重新发送事件', 'Send events again'),
  }),
}
