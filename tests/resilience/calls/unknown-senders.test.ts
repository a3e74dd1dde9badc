import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

type Headers = Record<string, string>

async function openServer(environment: Headers = {}) {
  const server = startServer({
    DATABASE_URL: `file:${join(temporaryFolder(), 'atrium.db')}`,
    LOG_LEVEL: 'error',
    ...environment,
  })
  const address = await server.address
  async function send(path: string, headers: Headers, body?: object): Promise<{ status: number; text: string }> {
    const all = { ...headers, ...(body && { 'content-type': 'application/json' }) }
    const sent = request(`${address}${path}`, { method: body ? 'POST' : 'GET', headers: all, agent: false })
    sent.end(body && JSON.stringify(body))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    let text = ''
    for await (const part of answer.setEncoding('utf8')) text += String(part)
    return { status: answer.statusCode!, text }
  }
  return {
    port: new URL(address).port,
    send,
    signIn: async (headers: Headers, password = 'Atrium#2026') =>
      (await send('/api/user/login', headers, { username: 'admin', password })).status,
    options: async (headers: Headers) => (await send('/api/user/loginOptions', headers)).status,
  }
}

describe('the demo that nobody asked for', () => {
  test('is for this machine alone', async () => {
    const { port, send, options } = await openServer()
    for (const host of [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      'LOCALHOST',
      `atrium.localhost:${port}`,
      '[::1]:80',
    ]) {
      expect([host, await options({ host })]).toEqual([host, 200])
    }
    for (const host of [
      'atrium.example',
      '192.168.0.2:3000',
      'localhost.example',
      '127.0.0.1.example',
      'example:127',
    ]) {
      const api = await send('/api/user/loginOptions', { host, lang: 'en' })
      expect([host, api.status, JSON.parse(api.text).data.error]).toEqual([host, 421, 'demo.foreignHost'])
      expect(JSON.parse(api.text).msg).toContain('Set SEED=demo')
      expect(api.text).not.toContain('Atrium#2026')
      for (const path of ['/', '/login', '/assets/a.js']) {
        const page = await send(path, { host })
        expect([host, page.status]).toEqual([host, 421])
        expect(page.text).toMatch(/演示账号.*SEED=demo.*Set SEED=demo/s)
      }
    }
    expect(
      (await send('/api/user/login', { host: 'atrium.example' }, { username: 'admin', password: 'x' })).status,
    ).toBe(421)
    expect(await options({ host: 'localhost', 'x-forwarded-host': 'atrium.example' })).toBe(200)
  })

  test('is not for those who come through a proxy by another name', async () => {
    const { options } = await openServer({ TRUST_PROXY: '127.0.0.1' })
    expect(await options({ host: 'localhost', 'x-forwarded-host': 'atrium.example' })).toBe(421)
    expect(await options({ host: 'atrium.example', 'x-forwarded-host': 'localhost' })).toBe(421)
    expect(await options({ host: 'localhost', 'x-forwarded-host': 'localhost:8080' })).toBe(200)
  })

  test('is for everybody once it was asked for', async () => {
    const { options } = await openServer({ SEED: 'demo' })
    expect(await options({ host: 'atrium.example' })).toBe(200)
  })
})

describe('a list of allowed hosts', () => {
  test('is what requests are answered under, beside this machine', async () => {
    const { send, options } = await openServer({ SEED: 'none', ALLOWED_HOSTS: 'Admin.example.com, 10.0.0.5' })
    for (const host of ['admin.example.com', 'ADMIN.example.com:443', '10.0.0.5:3000', 'localhost'])
      expect([host, await options({ host })]).toEqual([host, 200])
    for (const host of ['example.com', 'other.admin.example.com', 'admin.example.com.evil.example', '10.0.0.6']) {
      const api = await send('/api/user/loginOptions', { host, lang: 'en' })
      expect([host, api.status, JSON.parse(api.text).data.error]).toEqual([host, 421, 'request.foreignHost'])
      const page = await send('/', { host })
      expect([page.status, page.text]).toEqual([421, expect.stringContaining('ALLOWED_HOSTS')])
    }
  })

  test('is compared with the host that a trusted proxy names', async () => {
    const { options } = await openServer({ SEED: 'none', ALLOWED_HOSTS: 'admin.example.com', TRUST_PROXY: '127.0.0.1' })
    expect(await options({ host: 'atrium:3000', 'x-forwarded-host': 'admin.example.com' })).toBe(200)
    expect(await options({ host: 'admin.example.com', 'x-forwarded-host': 'evil.example' })).toBe(421)
  })
})

describe('wrong passwords from behind a proxy', () => {
  const from = (address: string) => ({ 'x-forwarded-for': `6.6.6.6, ${address}` })
  const fail = async (signIn: (headers: Headers, password: string) => Promise<number>, address: string) => {
    for (let time = 0; time < 5; time++) expect(await signIn(from(address), 'wrong')).toBe(400)
  }

  test('count for the client that the trusted proxy names', async () => {
    const { signIn } = await openServer({ TRUST_PROXY: '1' })
    await fail(signIn, '203.0.113.1')
    expect(await signIn(from('203.0.113.1'))).toBe(429)
    expect(await signIn({ 'x-forwarded-for': '203.0.113.2, 203.0.113.1' })).toBe(429)
    expect(await signIn(from('203.0.113.2'))).toBe(200)
  })

  test('count for the connection without trust, whatever address is claimed', async () => {
    const { signIn } = await openServer()
    for (let time = 0; time < 5; time++) expect(await signIn(from(`203.0.113.${time}`), 'wrong')).toBe(400)
    expect(await signIn(from('203.0.113.9'))).toBe(429)
  })
})
