import { platformApi as api } from 'atrium/contract/module/platform-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  mailHeader,
  rejectingTexts,
  rejection,
  startMailServer,
  type MailServer,
} from '#server-test/receivers/mail-server'
import { openServer, type Client, type TestServer } from '#server-test/server'
import type { MailToSend } from '#server/call/message/mail'
import { createMailer } from '#server/runtimes/node/mail/mailer'
import { sendMail } from '#server/services/mail/mail'
import { outboxJob } from '#server/services/outbox/outbox-job'

const minute = 60_000
const day = 24 * 60 * minute

let mails: MailServer
let server: TestServer
let admin: Client
let lines: unknown[]
beforeEach(async () => {
  lines = []
  mails = await startMailServer()
  server = await openServer({ mail: mailerAt(mails.port), log: (...line) => void lines.push(line) })
  admin = await server.signIn('admin', 'en')
})
afterEach(async () => {
  await server.close()
  await mails.close()
})

function mailerAt(port: number) {
  return createMailer({
    smtpUrl: new URL(`smtp://127.0.0.1:${port}`),
    from: { name: 'Office', address: 'office@example.com' },
    publicUrl: 'https://admin.example.com',
  })
}

/** Starts the mail server again at its port: from now on it takes texts (250) or rejects them with this code. */
async function answerWith(code: number): Promise<void> {
  await mails.close()
  const error = rejection(code, 'not now http://x.example/secret')
  mails = await startMailServer(code === 250 ? {} : rejectingTexts(error), mails.port)
}

const words = {
  subject: { zh: '订单', en: 'Order' },
  text: [{ zh: '已发货', en: 'It is <on> its way' }],
  link: { path: '/system/post?record=1', text: { zh: '查看', en: 'See it' } },
}
const to = { address: 'reader@example.com' }
const send = (mail: Partial<MailToSend> = {}) =>
  server.deps.write((db) =>
    sendMail({ db, now: server.deps.now(), deps: server.deps }, { to, ...words, language: 'en', ...mail }),
  )
const list = async (query: object = {}) => (await admin.get(api.mails.list, { query })).items
const only = async () => (await list())[0]!
/** Lets the time pass until the next attempt, and makes it. */
async function passTo(millis: number): Promise<void> {
  server.wait(millis)
  await server.runJobs()
}

test('a mail goes out after the commit as text and HTML, and its text can be read on the page', async () => {
  expect(await send()).toBe('queued')
  expect(await only()).toMatchObject({ receiver: 'reader@example.com', state: 'waiting', attempts: 0 })
  await server.runJobs()
  expect(mails.received).toHaveLength(1)
  const [mail] = mails.received
  expect(mailHeader(mail!, 'subject')).toBe('[Atrium] Order')
  const { messageId, ...row } = await only()
  expect(row).toMatchObject({ state: 'done', attempts: 1, error: '', nextAt: null, title: '[Atrium] Order' })
  const text = await admin.get(api.mails.text, { query: { messageId } })
  expect(text!.text).toContain('It is <on> its way\n\nSee it: https://admin.example.com/system/post?record=1')
  expect(text!.html).toContain('It is &lt;on&gt; its way')
  expect(text!.html).toContain('href="https://admin.example.com/system/post?record=1"')
})

test('nothing goes out with a write that fails', async () => {
  const failing = server.deps.write(async (db) => {
    await sendMail({ db, now: server.deps.now(), deps: server.deps }, { to, ...words })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await server.runJobs()
  expect([mails.received, await list()]).toEqual([[], []])
})

test('a mail that is not accepted is tried again with growing pauses, then given up, and can be sent again', async () => {
  await answerWith(451)
  await send()
  await server.runJobs()
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 1, error: expect.stringContaining('not now') })
  await passTo(0.5 * minute)
  expect((await only()).attempts).toBe(1)
  await passTo(0.6 * minute)
  expect((await only()).attempts).toBe(2)
  for (const minutes of [5, 15, 60, 120, 240, 360, 639]) await passTo((minutes + 1) * minute)
  expect(await only()).toMatchObject({ state: 'failed', attempts: 9 })
  await answerWith(250)
  await passTo(day)
  expect(mails.received).toEqual([])
  const { messageId } = await only()
  await admin.get(api.mails.retry, { body: { messageIds: [messageId] } })
  await server.runJobs()
  expect(await only()).toMatchObject({ state: 'done', attempts: 1, error: '' })
  expect(mails.received).toHaveLength(1)
})

test('a mail that is rejected for good is given up at once', async () => {
  await answerWith(554)
  await send()
  await server.runJobs()
  expect(await only()).toMatchObject({ state: 'failed', attempts: 1, error: expect.stringContaining('554') })
})

test('while the server is down, few mails are tried, and all go out once it is back', async () => {
  await mails.close()
  await server.deps.write(async (db) => {
    const sending = { db, now: server.deps.now(), deps: server.deps }
    for (let at = 0; at < 30; at++) await sendMail(sending, { ...words, to: { address: `reader${at}@example.com` } })
  })
  await server.runJobs()
  const tried = (await list({ size: 50 })).filter(({ attempts }) => attempts > 0)
  expect(tried).toHaveLength(5)
  mails = await startMailServer({}, mails.port)
  await passTo(1.1 * minute)
  expect(mails.received).toHaveLength(30)
  expect(new Set(mails.received.map((mail) => mailHeader(mail, 'message-id'))).size).toBe(30)
})

test('two processes that take the same mails at the same time deliver each once', async () => {
  for (let at = 0; at < 10; at++) await send()
  const { deps } = server
  const { db, write, log } = deps
  const call = { db, write, deps, log, now: deps.now(), dueAt: 0, attempt: 1, signal: new AbortController().signal }
  await Promise.all([outboxJob.handler(call), outboxJob.handler(call)])
  expect(mails.received).toHaveLength(10)
  expect((await list({ size: 50 })).map(({ attempts }) => attempts)).toEqual(Array(10).fill(1))
})

test('a private text is shown nowhere, deleted in the end, and cannot be sent again', async () => {
  await answerWith(554)
  await send({ isPrivate: true })
  const { messageId } = await only()
  expect(await admin.get(api.mails.text, { query: { messageId } })).toBeNull()
  await server.runJobs()
  const row = await server.deps.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'failed', content: '' })
  expect(JSON.stringify([row, lines])).not.toContain('x.example/secret')
  await admin.get(api.mails.retry, { body: { messageIds: [messageId] } })
  await answerWith(250)
  await server.runJobs()
  expect(await only()).toMatchObject({ state: 'failed', isPrivate: true })
})

test('a test mail goes to the own address, in the language of the person', async () => {
  await admin.get(api.mails.test, { body: {} })
  await server.runJobs()
  const { email } = await server.deps.db
    .selectFrom('users')
    .where('username', '=', 'admin')
    .select('email')
    .executeTakeFirstOrThrow()
  expect(mails.received.map(({ to: receivers }) => receivers)).toEqual([[email]])
  expect((await only()).title).toBe('[Atrium] Test mail')
  await server.deps.db.updateTable('users').set({ email: '' }).where('username', '=', 'admin').execute()
  const { status, body } = await admin.ask(api.mails.test, { body: {} })
  expect([status, body.msg]).toEqual([409, 'Your profile has no email address. Enter one first'])
})

test('without a mail server nothing waits, and calls say why', async () => {
  const other = await openServer()
  const client = await other.signIn('admin', 'en')
  expect(await client.get(api.mails.setup)).toEqual({ isSetUp: false, from: '' })
  for (const [endpoint, body] of [
    [api.mails.test, {}],
    [api.mails.retry, { messageIds: [1] }],
  ] as const) {
    const answered = await client.ask(endpoint, { body })
    expect([answered.status, answered.body.msg]).toEqual([409, 'No mail server is set, so no mail can be sent'])
  }
  expect((await client.get(api.mails.list, { query: {} })).items).toEqual([])
  await other.close()
})

test('mails are found by receiver, subject and state, the latest first', async () => {
  await send()
  await send({ subject: { zh: '发票', en: 'Invoice' } })
  await server.runJobs()
  await send({ to: { address: 'other@example.com' } })
  const found = async (query: object) => (await list(query)).map(({ receiver, title }) => `${receiver} ${title}`)
  expect(await found({ receiver: 'OTHER' })).toEqual(['other@example.com [Atrium] Order'])
  expect(await found({ title: 'invoice' })).toEqual(['reader@example.com [Atrium] Invoice'])
  expect(await found({ state: 'waiting' })).toEqual(['other@example.com [Atrium] Order'])
  expect(await found({})).toHaveLength(3)
})

test.each([
  ['two addresses', { to: { address: 'a@example.com,b@example.com' } }, 'goes to an email address'],
  ['a header in the address', { to: { address: 'a@example.com\r\nBcc: b@example.com' } }, 'goes to an email address'],
  ['a link out of the console', { link: { path: '//x.example', text: words.subject } }, 'a path of the console'],
  ['a text that is too long', { text: [{ zh: '', en: 'x'.repeat(1_000_001) }] }, '1000000 characters at most'],
])('%s is an error', async (_, mail, message) => {
  await expect(send(mail)).rejects.toThrow(message)
})

test('a subject is one line, and of a length that headers have', async () => {
  await send({ subject: { zh: '', en: `a\r\nBcc: b@example.com\u2028c${'🚚'.repeat(300)}` } })
  const { title } = await only()
  expect(title).toMatch(/^\[Atrium\] a Bcc: b@example\.com c🚚+$/u)
  expect([...title]).toHaveLength(200)
})

test('delivered mails are deleted after 30 days, those that were given up after 90', async () => {
  await send()
  await server.runJobs()
  await answerWith(554)
  await send()
  await server.runJobs()
  const left = async () => (await list()).map(({ state }) => state)
  expect(await left()).toEqual(['failed', 'done'])
  server.wait(31 * day)
  admin = await server.signIn('admin', 'en')
  await server.runJobs()
  expect(await left()).toEqual(['failed'])
  server.wait(60 * day)
  admin = await server.signIn('admin', 'en')
  await server.runJobs()
  expect(await left()).toEqual([])
})

test('a user who is disabled, or has no address, gets none', async () => {
  const { db } = server.deps
  const { userId } = await db
    .selectFrom('users')
    .where('username', '=', 'guest')
    .select('userId')
    .executeTakeFirstOrThrow()
  expect(await send({ to: { userId } })).toBe('queued')
  await db.updateTable('users').set({ email: '' }).where('userId', '=', userId).execute()
  expect(await send({ to: { userId } })).toBe('noAddress')
  await db.updateTable('users').set({ email: 'guest@example.com', status: 0 }).where('userId', '=', userId).execute()
  expect(await send({ to: { userId } })).toBe('noAddress')
})
