import { platformApi as api } from 'atrium/contract/module/platform-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServer, type Client, type TestServer } from '#server-test/server'
import type { WebhookMessage, WebhookResponse } from '#server/call/message/webhook'
import type { JobCall } from '#server/call/job'
import { sendMail } from '../mail/mail'
import { outboxJob } from './outbox-job'

const minute = 60_000

let server: TestServer
let admin: Client
/** The hosts and addresses that something was sent to, in its order. */
let sent: string[]
/** How each host responds; with 200 unless it is here. */
let answers: Record<string, () => number | Promise<number>>
beforeEach(async () => {
  sent = []
  answers = {}
  server = await openServer({
    log: () => {},
    webhooks: { privateTargets: [], reasonAgainst: () => undefined, send },
    mail: {
      publicUrl: 'https://admin.example.com',
      from: 'Office',
      send: async ({ address }) => void sent.push(address),
    },
  })
  admin = await server.signIn('admin')
})
afterEach(() => server.close())

async function send({ url }: WebhookMessage): Promise<WebhookResponse> {
  const host = new URL(url).hostname
  sent.push(host)
  return { status: (await answers[host]?.()) ?? 200, text: '' }
}

const addWebhook = (webhookName: string) =>
  admin.get(api.webhooks.add, {
    body: { webhookName, url: `https://${webhookName}/`, events: ['post.*'] },
  })
let posts = 0
const addPost = () => {
  posts += 1
  return admin.get(api.posts.add, { body: { postCode: `p${posts}`, postName: `post ${posts}`, postSort: 1 } })
}
const addMail = () =>
  server.deps.write((db) => {
    const text = { zh: '已发货', en: 'It is on its way' }
    const sending = { db, now: server.deps.now(), deps: server.deps }
    return sendMail(sending, { to: { address: 'reader@example.com' }, subject: text, text: [text] })
  })
const countOf = (host: string) => sent.filter((one) => one === host).length

/** A response that comes with `release`. */
function stalled() {
  let release = () => {}
  const response = new Promise<number>((resolve) => {
    release = () => resolve(200)
  })
  return { release, answer: () => response }
}

const callWith = (write: JobCall['write']): JobCall => {
  const { db, log } = server.deps
  const signal = new AbortController().signal
  return { db, deps: server.deps, log, write, now: server.deps.now(), dueAt: 0, attempt: 1, signal }
}

test('a lane that is down is not tried within a minute, whatever comes meanwhile and in whatever run', async () => {
  await addWebhook('shop')
  answers['shop'] = () => 503
  await addPost()
  await server.runJobs()
  await addPost()
  await server.runJobs()
  server.wait(0.5 * minute)
  await addPost()
  await server.runJobs()
  expect(countOf('shop')).toBe(1)
  answers = {}
  server.wait(0.6 * minute)
  await server.runJobs()
  expect(countOf('shop')).toBe(4)
})

test('a lane that was down is tried after a minute, also while the run goes on with another one', async () => {
  const slow = stalled()
  await addWebhook('slow')
  await addWebhook('shop')
  answers = { slow: slow.answer, shop: () => 503 }
  await addPost()
  const running = server.runJobs()
  await expect.poll(() => countOf('shop')).toBe(1)
  const pauses = server.deps.db.selectFrom('outbox').where('downUntil', 'is not', null).select('messageId')
  await expect.poll(() => pauses.execute()).toHaveLength(1)
  delete answers['shop']
  server.wait(1.1 * minute)
  await expect.poll(() => countOf('shop'), { timeout: 10_000 }).toBe(2)
  slow.release()
  await running
})

test('slow webhooks hold up neither mails nor, for longer than some events, other webhooks', async () => {
  const slow = stalled()
  for (let at = 0; at < 10; at++) {
    await addWebhook(`slow${at}`)
    answers[`slow${at}`] = slow.answer
  }
  for (let at = 0; at < 30; at++) {
    if (at === 15) await addWebhook('late')
    await addPost()
    server.wait(10)
  }
  await addMail()
  const running = server.runJobs()
  await expect.poll(() => countOf('reader@example.com')).toBe(1)
  expect(countOf('late')).toBe(0)
  answers = {}
  slow.release()
  await running
  const before = sent.slice(0, sent.indexOf('late'))
  const counts = Array.from({ length: 10 }, (_, at) => before.filter((host) => host === `slow${at}`).length)
  // Each gives up its place before its events are done.
  expect(Math.max(...counts)).toBeLessThan(30)
  expect(sent).toHaveLength(10 * 30 + 15 + 1)
})

test('after an error in one lane the others begin no more', async () => {
  await addWebhook('shop')
  await addWebhook('stock')
  for (let at = 0; at < 20; at++) await addPost()
  let isBroken = true
  const broken: JobCall['write'] = async (work) => {
    if (!isBroken) return server.deps.write(work)
    isBroken = false
    throw new Error('the disk is full')
  }
  await expect(outboxJob.handler(callWith(broken))).rejects.toThrow('the disk is full')
  expect(sent.length).toBeLessThan(20)
  await server.runJobs()
  expect(sent).toHaveLength(40)
})
