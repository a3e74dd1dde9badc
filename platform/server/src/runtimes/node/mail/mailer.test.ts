import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import {
  mailHeader,
  rejectingTexts,
  rejection,
  startMailServer,
  type MailServer,
  type ReceivedMail,
} from '#server-test/receivers/mail-server'
import { createMailer } from './mailer'
import { readPublicUrl, readSender, readSmtpUrl } from './mail-settings'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function start(options?: SMTPServerOptions): Promise<MailServer> {
  const server = await startMailServer(options)
  closing.push(server.close)
  return server
}

/** Starts a server that does not speak SMTP; `answer` handles each connection. Resolves to its port. */
async function startOther(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

const mail = {
  messageKey: 'key-1',
  address: 'reader@example.com',
  subject: '您的订单 🚚',
  text: '第一行\n.\nsecond line',
  html: '<p>第一行</p>',
}
const mailerAt = (port: number, user = '', from = '办公室 <office@example.com>') =>
  createMailer({
    smtpUrl: readSmtpUrl(`smtp://${user}127.0.0.1:${port}`)!,
    from: readSender(from)!,
    publicUrl: 'https://admin.example.com',
  })
const errorOf = (sent: Promise<void>) =>
  sent.then(
    () => 'none',
    (error: Error & { effect?: string }) => ({ effect: error.effect, message: error.message }),
  )

test('a mail arrives with both texts, international names and an id that stays', async () => {
  const { port, received } = await start()
  await mailerAt(port).send(mail)
  await mailerAt(port).send(mail)
  const [one, two] = received as [ReceivedMail, ReceivedMail]
  expect([one.from, one.to]).toEqual(['office@example.com', ['reader@example.com']])
  expect(mailHeader(one, 'message-id')).toBe('<key-1@example.com>')
  expect(mailHeader(two, 'message-id')).toBe('<key-1@example.com>')
  expect(mailHeader(one, 'auto-submitted')).toBe('auto-generated')
  expect(mailHeader(one, 'from')).toMatch(/^=\?UTF-8\?.*<office@example\.com>$/)
  expect(one.source).toContain('text/plain')
  expect(one.source).toContain('text/html')
})

test('a subject with line breaks makes no other header, and an address with a comma no other receiver', async () => {
  const { port, received } = await start()
  await mailerAt(port).send({ ...mail, subject: 'a\r\nBcc: thief@example.com\r\n\r\nbody' })
  expect(mailHeader(received[0]!, 'bcc')).toBeUndefined()
  expect(received[0]!.to).toEqual(['reader@example.com'])
  await errorOf(mailerAt(port).send({ ...mail, address: 'a@example.com, thief@example.com' }))
  await errorOf(mailerAt(port).send({ ...mail, address: 'a@example.com\r\nRCPT TO:<thief@example.com>' }))
  expect(received.flatMap(({ to }) => to)).not.toContain('thief@example.com')
})

test('a text of 1 MB arrives whole', async () => {
  const { port, received } = await start()
  const text = `${'x'.repeat(70)}\n`.repeat(15_000)
  await mailerAt(port).send({ ...mail, text, html: '<p>short</p>' })
  expect(received[0]!.source.match(/^x{70}/gm)).toHaveLength(15_000)
})

test.each([
  ['a mailbox that does not exist', 'final', { onRcptTo: (_, __, callback) => callback(rejection(550)) }],
  ['a full mailbox', undefined, { onRcptTo: (_, __, callback) => callback(rejection(452)) }],
  ['a sender that is not accepted', undefined, { onMailFrom: (_, __, callback) => callback(rejection(550)) }],
  ['a text that is rejected', 'final', rejectingTexts(rejection(554))],
  ['a text that is not accepted now', undefined, rejectingTexts(rejection(451))],
  ['a server that greets nobody', 'down', { onConnect: (_, callback) => callback(rejection(554)) }],
] satisfies [string, string | undefined, SMTPServerOptions][])('%s is an error: %s', async (_, effect, options) => {
  const { port } = await start(options)
  expect(await errorOf(mailerAt(port).send(mail))).toMatchObject({ effect })
})

test('a server that is not there is down', async () => {
  expect(await errorOf(mailerAt(1).send(mail))).toMatchObject({ effect: 'down' })
})

/** Lines of a server that takes a mail, each after a line of the client; the last one is left out. */
const dialogue = ['220 hello', '250 hello', '250 ok', '250 ok', '354 go on']

test('a server that takes the text and then closes the connection is down', async () => {
  const port = await startOther((socket) => {
    const lines = [...dialogue]
    socket.write(`${lines.shift()}\r\n`)
    socket.on('data', (data) => {
      const line = lines.shift()
      if (line) socket.write(`${line}\r\n`)
      else if (data.toString().endsWith('\r\n.\r\n')) socket.destroy()
    })
  })
  expect(await errorOf(mailerAt(port).send(mail))).toMatchObject({ effect: 'down' })
})

test('a server that says nothing, or goes on saying something for ever, does not hold up a delivery', async () => {
  const short = { connect: 200, answer: 200, delivery: 400 }
  const silent = await startOther(() => {})
  expect(await errorOf(mailerAt(silent).send(mail))).toMatchObject({ effect: 'down' })
  const talking = await startOther((socket) => {
    socket.write('220 hello\r\n')
    const timer = setInterval(() => socket.write('250-more\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  expect(await errorOf(mailerAt(talking).send(mail))).toMatchObject({ effect: 'down' })
  function mailerAt(port: number) {
    const smtpUrl = readSmtpUrl(`smtp://127.0.0.1:${port}`)!
    return createMailer({ smtpUrl, from: readSender('office@example.com')!, publicUrl: '' }, short)
  }
})

test('a wrong password is down, and in no message', async () => {
  const { port } = await start({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _, callback) => callback(Object.assign(new Error(`no: ${password}`), { responseCode: 535 })),
  })
  const error = await errorOf(mailerAt(port, 'office:s3cret%20word@').send(mail))
  expect(error).toMatchObject({ effect: 'down' })
  expect(JSON.stringify(error)).not.toMatch(/s3cret/)
})

test.each([
  ['smtp://mail.example.com', true],
  ['smtps://user:p%40ss@mail.example.com:465', true],
  ['smtp://[::1]:25', true],
  ['https://mail.example.com', false],
  ['smtp://mail.example.com?logger=true', false],
  ['smtp://mail.example.com/path', false],
  ['smtp://u:%E0%A4%A@mail.example.com', false],
  ['smtp://', false],
])('the address of a mail server %s: %s', (text, isOne) => {
  expect(readSmtpUrl(text) !== undefined).toBe(isOne)
})

test.each([
  ['office@example.com', { name: '', address: 'office@example.com' }],
  ['办公室 <office@example.com>', { name: '办公室', address: 'office@example.com' }],
  ['a@example.com, b@example.com', undefined],
  ['A <a@example.com>, B <b@example.com>', undefined],
  ['A\r\nBcc: x <a@example.com>', undefined],
  ['office', undefined],
])('the sender %j', (text, sender) => {
  expect(readSender(text)).toEqual(sender)
})

test.each([
  ['https://admin.example.com/', 'https://admin.example.com/'],
  ['http://10.0.0.5:3000', 'http://10.0.0.5:3000/'],
  ['https://admin.example.com/office/', 'https://admin.example.com/office'],
  ['https://admin.example.com/?page=1', undefined],
  ['https://me@admin.example.com', undefined],
  ['admin.example.com', undefined],
  ['javascript:alert(1)', undefined],
])('the address of the console %s', (text, address) => {
  expect(readPublicUrl(text)?.href).toBe(address)
})
