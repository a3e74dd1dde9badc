import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { LookupAddress } from 'node:dns'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWebhookReceiver, verifiedEvent, type WebhookReceiver } from '#server-test/receivers/webhook-receiver'
import { isPublicAddress, readPrivateTargets } from './private-targets'
import { createWebhookSender } from './webhook-sender'

const secret = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`
const message = { secrets: [secret], messageKey: 'key-1', payload: '{"type":"post.create"}', limit: 5000 }

let receiver: WebhookReceiver
const closing: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  await receiver.close()
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Names and the addresses that they lead to; each further lookup takes the next list. */
type Names = Readonly<Record<string, readonly (readonly string[])[]>>

function senderWith(privateTargets: readonly string[], names: Names = {}) {
  const counts: Record<string, number> = {}
  return createWebhookSender({ privateTargets, agent: 'office' }, (host, _, done) => {
    const lists = names[host] ?? []
    const at = (counts[host] = (counts[host] ?? -1) + 1)
    const found = (lists[Math.min(at, lists.length - 1)] ?? []).map((address): LookupAddress => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }))
    if (found.length === 0) return done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), [])
    return done(null, found)
  })
}

const allowing = () => senderWith(['127.0.0.1'])
const errorOf = (url: string, sender = allowing(), limit = message.limit) =>
  sender.send({ ...message, url, limit }).then(
    ({ status }) => status,
    (error: Error & { reason?: string }) => error.reason ?? error,
  )

/** Starts a server that does not speak HTTP; `answer` handles each connection. Resolves to its address. */
async function startOther(answer: (socket: Socket) => void): Promise<string> {
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
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('a message arrives with the headers of Standard Webhooks, signed by each secret', async () => {
  const other = `whsec_${btoa('another secret of 32 bytes or so')}`
  const response = await allowing().send({ ...message, secrets: [other, secret], url: receiver.url })
  expect(response).toEqual({ status: 200, text: 'status 200' })
  const [event] = receiver.received
  expect(event!.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'office',
    'webhook-id': 'key-1',
  })
  for (const one of [secret, other]) expect(verifiedEvent(event!, one)).toEqual({ type: 'post.create' })
  expect(() => verifiedEvent(event!, `whsec_${btoa('a secret of somebody else')}`)).toThrow('No matching signature')
})

test.each([
  'https://127.0.0.1/',
  'http://127.1/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://2130706433/',
  'https://127.0.0.1./',
  'https://0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:db8::1]/',
  'https://10.1.2.3/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://a.localhost/',
  'https://１２７.0.0.1/',
])('nothing goes to %s, as its form says', async (url) => {
  const sender = senderWith([], { localhost: [['127.0.0.1']], 'localhost.': [['127.0.0.1']], 'a.localhost': [['::1']] })
  expect(sender.reasonAgainst(url)?.en).toMatch(/^The address is on this machine or in a private network/)
  expect(await errorOf(url, sender)).toBe('private')
})

test.each([
  ['a private address', ['10.0.0.5']],
  ['this machine', ['127.0.0.1']],
  ['a public and a private address', ['93.184.215.14', '192.168.0.9']],
  ['the address of a cloud for its machines', ['169.254.169.254']],
  ['a mapped address', ['::ffff:127.0.0.1']],
  ['an address of a link with a zone', ['fe80::1%eth0']],
])('nothing goes to a name that leads to %s', async (_, addresses) => {
  expect(
    await errorOf(`https://hook.example.com:${receiver.port}/`, senderWith([], { 'hook.example.com': [addresses] })),
  ).toBe('private')
  expect(receiver.received).toEqual([])
})

test('a name that leads elsewhere at each lookup is checked by the lookup of the connection', async () => {
  const names = { 'hook.example.com': [['10.0.0.5'], ['127.0.0.1']] }
  const sender = senderWith(['10.0.0.0/8'], names)
  const url = `http://hook.example.com:${receiver.port}/`
  // The first lookup is of an allowed address, where nothing listens; the next one is not allowed.
  expect(await errorOf(url, sender, 200)).toMatch(/^(?:timeout|network)$/)
  expect(await errorOf(url, sender)).toBe('private')
  expect(receiver.received).toEqual([])
})

test('a name is looked up once for messages at the same time, and again for later ones', async () => {
  const ends: (() => void)[] = []
  const sender = createWebhookSender({ privateTargets: [], agent: 'office' }, (_host, _options, done) => {
    ends.push(() => done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []))
  })
  const send = (count: number) =>
    Promise.all(Array.from({ length: count }, () => errorOf('https://dead.example.com/', sender)))
  const first = send(5)
  await expect.poll(() => ends.length).toBe(1)
  const other = errorOf('https://other.example.com/', sender)
  await expect.poll(() => ends.length).toBe(2)
  for (const end of ends.splice(0)) end()
  expect([...(await first), await other]).toEqual(Array(6).fill('network'))
  const later = send(1)
  await expect.poll(() => ends.length).toBe(1)
  ends[0]!()
  expect(await later).toEqual(['network'])
})

test('an invalid address is an error of a delivery', async () => {
  expect(await errorOf('https://a b/')).toBe('network')
})

test('a redirect is a response, and not followed', async () => {
  const other = await startWebhookReceiver()
  closing.push(other.close)
  receiver.answerWith((response) => response.writeHead(307, { location: other.url }).end())
  expect(await errorOf(receiver.url)).toBe(307)
  expect(other.received).toEqual([])
})

test('targets that are allowed get messages, also over http, by address, range and name', async () => {
  const names = { 'hook.internal': [['127.0.0.1']], 'other.internal': [['127.0.0.1']] }
  const at = (host: string) => `http://${host}:${receiver.port}/`
  expect(await errorOf(at('127.0.0.1'), senderWith(['127.0.0.0/8']))).toBe(200)
  expect(await errorOf(at('hook.internal'), senderWith(['hook.internal'], names))).toBe(200)
  expect(await errorOf(at('hook.internal'), senderWith(['127.0.0.1'], names))).toBe(200)
  expect(await errorOf(at('other.internal'), senderWith(['hook.internal'], names))).toBe('private')
  expect(senderWith(['hook.internal']).reasonAgainst(at('hook.internal'))).toBeUndefined()
})

test('a public target needs https', async () => {
  const names = { 'hook.example.com': [['93.184.215.14']] }
  expect(senderWith([]).reasonAgainst('http://hook.example.com/')?.en).toMatch(/^Use https/)
  expect(senderWith([]).reasonAgainst('https://hook.example.com/')).toBeUndefined()
  expect(await errorOf('http://hook.example.com/', senderWith(['10.0.0.0/8'], names))).toBe('insecure')
  expect(await errorOf('http://93.184.215.14/', senderWith([]))).toBe('insecure')
})

test('a user name or a password in an address is not taken', () => {
  expect(senderWith([]).reasonAgainst('https://user:pass@hook.example.com/')?.en).toMatch(/^Leave user name/)
})

test('of a response the beginning is kept, and of a lying one its status', async () => {
  receiver.answerWith((response) => response.writeHead(200).end('x'.repeat(1_000_000)))
  const { text } = await allowing().send({ ...message, url: receiver.url })
  expect(text).toBe('x'.repeat(1024))
  const lying = await startOther((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nhi\0'))
  expect(await allowing().send({ ...message, url: lying })).toEqual({ status: 200, text: 'hi' })
})

test('a body that never ends does not hold up a delivery', async () => {
  receiver.answerWith((response) => response.writeHead(200).write('beginning'))
  expect(await allowing().send({ ...message, url: receiver.url, limit: 300 })).toEqual({
    status: 200,
    text: 'beginning',
  })
})

test.each([
  ['says nothing', 'timeout', () => {}],
  ['closes the connection', 'network', (socket: Socket) => socket.destroy()],
  ['speaks something else', 'network', (socket: Socket) => socket.end('220 mail.example.com ESMTP\r\n')],
  [
    'sends headers without an end',
    'network',
    (socket: Socket) => socket.write(`HTTP/1.1 200 OK\r\na: ${'x'.repeat(20_000)}`),
  ],
  [
    'changes the protocol',
    'network',
    (socket: Socket) => socket.write('HTTP/1.1 101 Up\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  ],
])('a receiver that %s is an error: %s', async (_, reason, answer) => {
  expect(await errorOf(await startOther(answer), allowing(), 400)).toBe(reason)
})

test('a receiver that is not there is an error', async () => {
  expect(await errorOf('http://127.0.0.1:1/')).toBe('network')
  expect(await errorOf('https://nowhere.example.com/', senderWith([]))).toBe('network')
})

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['64:ff9b::5db8:d70e', true],
  ['::ffff:93.184.215.14', true],
  ['192.0.0.1', false],
  ['not an address', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([
  ['10.0.0.0/8, hook.internal,::1', ['10.0.0.0/8', 'hook.internal', '::1']],
  ['Hook.Internal', ['hook.internal']],
  ['https://hook.internal', undefined],
  ['hook.internal:8080', undefined],
  ['10.0.0.0/33', undefined],
  ['10.0.0.256', undefined],
  ['10.0.0', undefined],
  ['10', undefined],
  ['hook.0x7f', undefined],
  ['10.example.com,host-1,1a', ['10.example.com', 'host-1', '1a']],
  ['10.0.0.0/8,', undefined],
])('the allowed targets %j', (text, targets) => {
  expect(readPrivateTargets(text)).toEqual(targets)
})
