import { platformApi as api } from 'atrium/contract/module/platform-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWebhookReceiver, verifiedEvent, type WebhookReceiver } from '#server-test/receivers/webhook-receiver'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { createWebhookSender } from '#server/runtimes/node/connections/webhook/webhook-sender'

const minute = 60_000
const day = 24 * 60 * minute

let receiver: WebhookReceiver
let server: TestServer
let admin: Client
let lines: unknown[]
beforeEach(async () => {
  lines = []
  receiver = await startWebhookReceiver()
  server = await openServer({
    webhooks: createWebhookSender({ privateTargets: ['127.0.0.1'], agent: 'office' }),
    log: (...line) => void lines.push(line),
  })
  admin = await server.signIn('admin', 'en')
})
afterEach(async () => {
  await server.close()
  await receiver.close()
})

const form = (more: object = {}) => ({ webhookName: 'Shop', url: receiver.url, events: ['post.*'], ...more })
/** Adds a webhook and resolves to its id and its secret. */
async function addWebhook(more: object = {}): Promise<{ webhookId: number; secret: string }> {
  const webhookId = await admin.get(api.webhooks.add, { body: form(more) })
  return { webhookId, ...(await admin.get(api.webhooks.secret, { body: { webhookId } })) }
}
const addPost = (postCode: string, more: object = {}) =>
  admin.get(api.posts.add, { body: { postCode, postName: postCode, postSort: 1, ...more } })
const deliveries = async (webhookId: number, query: object = {}) =>
  (await admin.get(api.webhooks.deliveries, { query: { webhookId, ...query } })).items
const typesOf = async (webhookId: number) => (await deliveries(webhookId)).map(({ type }) => type).toReversed()
/** Lets the time pass until the next attempt, and makes it. */
async function passTo(millis: number): Promise<void> {
  server.wait(millis)
  await server.runJobs()
}

test('what is done to records goes out after the commit, signed, with the record and what changed', async () => {
  const { secret } = await addWebhook()
  const postId = await addPost('buyer', { remark: 'for supplies' })
  const { version } = await admin.get(api.posts.read, { query: { postId } })
  const body = { postId, version, postCode: 'buyer', postName: 'Buyer', postSort: 1 }
  await admin.get(api.posts.edit, { body })
  await admin.get(api.posts.delete, { query: { ids: [postId] } })
  expect(receiver.received).toEqual([])
  await server.runJobs()
  const events = receiver.received.map((event) => verifiedEvent(event, secret))
  const byType = Object.fromEntries(events.map((event) => [event.type, event]))
  expect(Object.keys(byType).toSorted()).toEqual(['post.create', 'post.delete', 'post.update'])
  expect(byType['post.create']!.data).toEqual({
    kind: 'post',
    id: postId,
    act: 'create',
    operation: 'add',
    record: {
      postId,
      postName: 'buyer',
      postNameEn: '',
      postCode: 'buyer',
      postSort: 1,
      status: 1,
      remark: 'for supplies',
    },
  })
  expect(byType['post.update']!.data).toMatchObject({ changed: ['postName'], record: { postName: 'Buyer' } })
  expect(byType['post.delete']!.data).toMatchObject({ id: postId, act: 'delete', record: { postName: 'Buyer' } })
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3)
})

test('a webhook gets the events that it asks for, while it is enabled', async () => {
  const all = await addWebhook({ webhookName: 'All', events: ['*'] })
  const some = await addWebhook({ webhookName: 'Some', events: ['post.create', 'role.*'] })
  const off = await addWebhook({ webhookName: 'Off', events: ['*'], status: 0 })
  const postId = await addPost('buyer')
  await admin.get(api.posts.delete, { query: { ids: [postId] } })
  expect(await typesOf(all.webhookId)).toEqual(['post.create', 'post.delete'])
  expect(await typesOf(some.webhookId)).toEqual(['post.create'])
  expect(await typesOf(off.webhookId)).toEqual([])
})

test('a write that fails, and one that changes nothing, sends nothing', async () => {
  const { webhookId } = await addWebhook({ events: ['*'] })
  const { status } = await admin.ask(api.posts.add, { body: { postCode: 'buyer', postName: '', postSort: 1 } })
  expect(status).toBe(400)
  const postId = await addPost('buyer')
  const record = await admin.get(api.posts.read, { query: { postId } })
  await admin.get(api.posts.edit, { body: record })
  const failing = server.deps.write(async (db) => {
    await db
      .insertInto('posts')
      .values({ postCode: 'x', postName: 'x', postNameEn: '', postSort: 1, status: 1, remark: '' })
      .execute()
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await typesOf(webhookId)).toEqual(['post.create'])
})

test('passwords are in no event, and a change of one alone is none', async () => {
  const { webhookId } = await addWebhook({ events: ['user.*'] })
  const { userId } = await server.deps.db
    .selectFrom('users')
    .where('username', '=', 'guest')
    .select('userId')
    .executeTakeFirstOrThrow()
  await admin.get(api.users.resetPassword, { body: { userId } })
  expect(await deliveries(webhookId)).toEqual([])
})

test('the secret is in the response of the call that makes it, and nowhere else', async () => {
  const { webhookId, secret } = await addWebhook({ events: ['*'] })
  await addPost('buyer')
  await server.runJobs()
  await admin.get(api.webhooks.test, { body: { webhookId } })
  const answers = [
    await admin.get(api.webhooks.list, { query: {} }),
    await admin.get(api.webhooks.read, { query: { webhookId } }),
    await deliveries(webhookId),
    await server.deps.db.selectFrom('operationLogs').selectAll().execute(),
    await server.deps.db.selectFrom('outbox').selectAll().execute(),
    lines,
  ]
  const sheet = await admin.get(api.webhooks.export, { query: { format: 'csv' } })
  const all = JSON.stringify(answers) + (await sheet.text())
  expect(all).toContain('Shop')
  expect(all).not.toContain(secret.slice('whsec_'.length))
})

test('a new secret signs beside the one before for a day, then alone', async () => {
  const { webhookId, secret } = await addWebhook()
  const { secret: newer } = await admin.get(api.webhooks.secret, { body: { webhookId } })
  await addPost('buyer')
  await server.runJobs()
  for (const one of [secret, newer])
    expect(verifiedEvent(receiver.received[0]!, one)).toMatchObject({ type: 'post.create' })
  server.wait(day + minute)
  admin = await server.signIn('admin', 'en')
  await addPost('seller')
  await server.runJobs()
  expect(verifiedEvent(receiver.received[1]!, newer)).toMatchObject({ type: 'post.create' })
  expect(() => verifiedEvent(receiver.received[1]!, secret)).toThrow('No matching signature')
})

test('an event that is not taken is tried again with growing pauses, then given up with a notice, and can be sent again', async () => {
  const { webhookId } = await addWebhook()
  receiver.answerWith(500)
  await addPost('buyer')
  await addPost('seller')
  await server.runJobs()
  const [first] = await deliveries(webhookId)
  expect(first).toMatchObject({
    state: 'waiting',
    attempts: 1,
    responseStatus: 500,
    error: 'The response has the status 500',
  })
  const content = await admin.get(api.webhooks.delivery, { query: { messageId: first!.messageId } })
  expect(JSON.parse(content.payload)).toMatchObject({ type: 'post.create' })
  expect(content.response).toBe('status 500')
  for (const minutes of [1, 5, 15, 60, 120, 240, 360, 639]) await passTo((minutes + 1) * minute)
  admin = await server.signIn('admin', 'en')
  const failed = await deliveries(webhookId, { state: 'failed' })
  expect(failed.map(({ attempts }) => attempts)).toEqual([9, 9])
  const items = await admin.get(api.notices.list)
  expect(items.filter(({ title }) => title === 'The webhook Shop was not delivered')).toHaveLength(1)
  receiver.answerWith(200)
  const before = receiver.received.length
  await admin.get(api.webhooks.retry, { body: { messageIds: failed.map(({ messageId }) => messageId) } })
  await server.runJobs()
  expect((await deliveries(webhookId)).map(({ state, error }) => [state, error])).toEqual([
    ['done', ''],
    ['done', ''],
  ])
  const keys = failed.map(({ messageKey }) => messageKey)
  expect(new Set(receiver.received.slice(before).map(({ id }) => id))).toEqual(new Set(keys))
})

test('a receiver that is gone is disabled, with a notice', async () => {
  const { webhookId } = await addWebhook()
  receiver.answerWith(410)
  await addPost('buyer')
  await server.runJobs()
  expect(await deliveries(webhookId)).toMatchObject([{ state: 'failed', attempts: 1, responseStatus: 410 }])
  expect(await admin.get(api.webhooks.read, { query: { webhookId } })).toMatchObject({ status: 0, lastState: 'failed' })
  const items = await admin.get(api.notices.list)
  expect(items.map(({ title }) => title)).toContain('The webhook Shop was disabled')
  const [{ messageId } = { messageId: 0 }] = await deliveries(webhookId)
  const { status, body } = await admin.ask(api.webhooks.retry, { body: { messageIds: [messageId] } })
  expect([status, body.msg]).toEqual([409, 'The webhook is disabled. Enable it first'])
})

test('a redirect is an error with a text that says what to do', async () => {
  const { webhookId } = await addWebhook()
  receiver.answerWith((response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end())
  await addPost('buyer')
  await server.runJobs()
  expect(await deliveries(webhookId)).toMatchObject([
    {
      state: 'waiting',
      error: 'The response is a redirect (302), which is not followed. Enter the address that it leads to',
    },
  ])
})

test('a receiver that does not answer holds up neither other webhooks nor the jobs', async () => {
  let release = () => {}
  const stalled = new Promise<void>((resolve) => {
    release = resolve
  })
  const other = await startWebhookReceiver()
  await addWebhook({ webhookName: 'Slow' })
  await addWebhook({ webhookName: 'Fast', url: other.url })
  receiver.answerWith((response) => void stalled.then(() => response.end()))
  for (let at = 0; at < 8; at++) await addPost(`post${at}`)
  const running = server.runJobs()
  await expect.poll(() => other.received.length, { timeout: 20_000 }).toBe(8)
  release()
  await running
  expect(receiver.received).toHaveLength(8)
  await other.close()
})

test('the test of a webhook goes out at once and returns the outcome', async () => {
  const { webhookId, secret } = await addWebhook({ status: 0 })
  const done = await admin.get(api.webhooks.test, { body: { webhookId } })
  expect(done).toMatchObject({ isDelivered: true, responseStatus: 200, error: '', response: 'status 200' })
  expect(verifiedEvent(receiver.received[0]!, secret)).toMatchObject({ type: 'test', data: { webhookId } })
  await receiver.close()
  const failed = await admin.get(api.webhooks.test, { body: { webhookId } })
  expect(failed).toMatchObject({ isDelivered: false, responseStatus: null, error: 'No connection: ECONNREFUSED' })
})

test.each([
  ['rejects', () => Promise.reject(new Error('no route'))],
  [
    'throws',
    () => {
      throw new Error('no route')
    },
  ],
])('where the way to deliver %s with an error of its own, the outcome has its text', async (_, send) => {
  const other = await openServer({ webhooks: { privateTargets: [], reasonAgainst: () => undefined, send } })
  const client = await other.signIn('admin', 'en')
  const webhookId = await client.get(api.webhooks.add, { body: form() })
  const outcome = await client.get(api.webhooks.test, { body: { webhookId } })
  expect(outcome).toMatchObject({ isDelivered: false, responseStatus: null, error: 'No connection: no route' })
  await other.close()
})

test.each([
  ['url', { url: 'http://10.0.0.5/' }, 'The address is on this machine or in a private network'],
  ['url', { url: 'ftp://example.com/' }, 'http'],
  ['url', { url: 'https://user:pass@example.com/' }, 'Leave user name and password out'],
  ['events', { events: [] }, ''],
  ['events', { events: ['post.created'] }, 'There are no such events: post.created'],
  ['events', { events: ['session.delete'] }, 'There are no such events'],
])('a wrong %s is a field error: %j', async (field, more, text) => {
  const { status, errorData } = await admin.ask(api.webhooks.add, { body: form(more) })
  expect(status).toBe(400)
  expect((errorData as { fields: Record<string, string> }).fields[field]).toContain(text)
})

test('an address that is not allowed any longer is no error where it stays', async () => {
  const { webhookId } = await addWebhook()
  await server.deps.db.updateTable('webhooks').set({ url: 'http://10.0.0.5/' }).execute()
  const { version } = await admin.get(api.webhooks.read, { query: { webhookId } })
  await admin.get(api.webhooks.edit, {
    body: { ...form({ url: 'http://10.0.0.5/' }), webhookId, version, remark: 'x' },
  })
  await addPost('buyer')
  await server.runJobs()
  const [delivery] = await deliveries(webhookId)
  expect(delivery!.error).toMatch(/^The target 10\.0\.0\.5 is on this machine or in a private network/)
})

test('a webhook that is deleted takes its deliveries along', async () => {
  const { webhookId } = await addWebhook()
  await addPost('buyer')
  await admin.get(api.webhooks.delete, { query: { ids: [webhookId] } })
  await server.runJobs()
  expect(receiver.received).toEqual([])
  const { db } = server.deps
  for (const table of ['outbox', 'webhookSecrets'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})

test('the events that can be asked for are those of records that run here', async () => {
  const events = await admin.get(api.webhooks.events)
  expect(events).toContainEqual({ type: 'post.update', group: 'posts', name: 'Post changed' })
  expect(events.map(({ type }) => type.split('.')[0])).not.toContain('session')
})

test('where none can be delivered, writes leave nothing, and calls say why', async () => {
  const other = await openServer()
  const client = await other.signIn('admin', 'en')
  expect(await client.get(api.webhooks.setup)).toEqual({ isSetUp: false, privateTargets: [] })
  const webhookId = await client.get(api.webhooks.add, { body: form({ events: ['*'] }) })
  await client.get(api.posts.add, { body: { postCode: 'x', postName: 'x', postSort: 1 } })
  expect(await other.deps.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  for (const [endpoint, body] of [
    [api.webhooks.test, { webhookId }],
    [api.webhooks.retry, { messageIds: [1] }],
  ] as const)
    expect((await client.ask(endpoint, { body })).status).toBe(409)
  await other.close()
})
