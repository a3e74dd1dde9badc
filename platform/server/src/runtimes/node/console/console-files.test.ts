import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '#server/http/mount'
import { openServer, type TestServer } from '#server-test/server'
import { serveConsole } from './console-files'

const folder = mkdtempSync(join(tmpdir(), 'atrium-console-'))
const app: Api = new Hono()

let server: TestServer

beforeAll(async () => {
  server = await openServer()
  const files = [
    'index.html',
    'favicon.svg',
    'assets/a-1.js',
    'assets/frame-1.html',
    'assets/a-1.js.br',
    'assets/a-1.js.gz',
    'assets/tune-1.mp3',
    'assets/tune-1.weba',
    'assets/clip-1.webm',
    'assets/clip-1.vtt',
    'prepaint.js',
    'prepaint.js.br',
    'assets/a-1.js.map',
    '.vite/manifest.json',
  ]
  for (const folderName of ['assets', '.vite']) mkdirSync(join(folder, folderName))
  for (const file of files) writeFileSync(join(folder, file), `content of ${file}`)
  serveConsole(app, folder, server.deps)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers })
  return [answer.status, await answer.text()]
}

test('the files of the console are served, and its page for every other address', async () => {
  expect(await get('/favicon.svg')).toEqual([200, 'content of favicon.svg'])
  expect(await get('/assets/a-1.js')).toEqual([200, 'content of assets/a-1.js'])
  expect(await get('/assets/a-1.js', { 'accept-encoding': 'br' })).toEqual([200, 'content of assets/a-1.js.br'])
  for (const path of ['/', '/index.html']) expect(await get(path)).toEqual([200, 'content of index.html'])
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  for (const path of ['/', '/system/user', '/docs/v1.2'])
    expect(await get(path, { accept })).toEqual([200, 'content of index.html'])
})

test.each(['/health', '/health/up', '/metrics', '/system/user', '/actuator/health', '/wp-login.php'])(
  '%s is no page for what does not ask for one',
  async (path) => {
    for (const accept of ['', '*/*', 'application/json', 'application/json, text/html;q=0'])
      expect(await get(path, { accept })).toEqual([404, 'Not found'])
    expect((await app.request(path, { method: 'POST', headers: { accept: 'text/html' } })).status).toBe(404)
  },
)

test.each([
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/%2Evite/manifest.json',
  '/assets/..%2f.vite/manifest.json',
  '/assets/.hidden',
  '/.env',
  '/.git/config',
  '/assets/a-1.js.br',
  '/assets/a-1.js.map',
])('%s is no file of the console', async (path) => {
  expect(await get(path)).toEqual([404, 'Not found'])
  expect(await get(path, { accept: 'text/html' })).toEqual([404, 'Not found'])
})

const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy') ?? ''

test('frames show the sites that the menu names, and no others', async () => {
  const { db } = server.deps
  const setSite = (frameSrc: string) => db.updateTable('menus').set({ frameSrc }).where('frameSrc', '<>', '').execute()
  await setSite('https://docs.example:8443/guide?a=1')
  const policy = await policyOf('/assets/frame-1.html')
  expect(policy).toContain('object-src https://docs.example:8443;')
  expect(policy).toContain('frame-src https://docs.example:8443;')
  expect((await app.request('/assets/frame-1.html')).headers.get('cache-control')).toBe('no-store')
  for (const path of ['/', '/system/user']) expect(await policyOf(path)).toContain("frame-src 'self' blob:;")
  for (const none of ['not an address', 'javascript:alert(1)']) {
    await setSite(none)
    expect(await policyOf('/assets/frame-1.html')).toContain("object-src 'none';")
  }
})

test('the page of the API runs scripts of files alone, without styles that a script writes', async () => {
  const policy = await policyOf('/api-docs/index.html')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test('pictures are loaded from here alone', async () => {
  for (const path of ['/', '/system/user']) expect(await policyOf(path)).toContain("img-src 'self' data: blob:;")
  expect(await policyOf('/assets/frame-1.html')).not.toContain('img-src')
})

test('objects of other sites are for the frame document alone, which runs no scripts', async () => {
  expect(await policyOf('/assets/frame-1.html')).toContain("default-src 'none'")
  expect(await policyOf('/assets/frame-1.html')).not.toContain('script-src')
  for (const path of ['/', '/system/user', '/frame-1.html', '/assets/a-1.js'])
    expect(await policyOf(path)).toContain("object-src 'none'")
  for (const path of ['/', '/system/user', '/assets/frame-1.html'])
    expect(await policyOf(path)).toContain("base-uri 'none'")
})

describe('a file of the build', () => {
  const br = { 'accept-encoding': 'br' }
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { method, headers })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['deflate', null],
    ['', null],
  ])('comes compressed as %s allows', async (accepted, encoding) => {
    const { headers, status } = await ask('/assets/a-1.js', { 'accept-encoding': accepted })
    expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([200, encoding, 'Accept-Encoding'])
    expect(headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/', '/assets/a-1.js', '/prepaint.js'])('%s is 304 for a browser that has it', async (path) => {
    const first = await ask(path, br)
    const tag = first.headers.get('etag')!
    const second = await ask(path, { ...br, 'if-none-match': `"other", W/${tag}` })
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
    expect((await ask(path, { ...br, 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('has another tag for each way to compress it', async () => {
    const tags = ['br', 'gzip', ''].map(async (accepted) =>
      (await ask('/assets/a-1.js', { 'accept-encoding': accepted })).headers.get('etag'),
    )
    expect(new Set(await Promise.all(tags)).size).toBe(3)
  })

  test('says with HEAD what it would be with GET', async () => {
    const get = await ask('/assets/a-1.js', br)
    const head = await ask('/assets/a-1.js', br, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(String((await get.text()).length))
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  })

  test.each(['/assets/a-1.js', '/assets/tune-1.mp3'])('%s comes in parts to those who ask for parts', async (path) => {
    const answer = await ask(path, { range: 'bytes=0-6' })
    expect([answer.status, await answer.text()]).toEqual([206, 'content'])
    expect(answer.headers.get('content-range')).toMatch(/^bytes 0-6\//)
  })

  const tune = '/assets/tune-1.mp3'
  const whole = 'content of assets/tune-1.mp3'

  test.each([
    ['bytes=8-', 206, whole.slice(8), 'bytes 8-27/28'],
    ['bytes=-3', 206, 'mp3', 'bytes 25-27/28'],
    ['bytes=20-900', 206, whole.slice(20), 'bytes 20-27/28'],
    ['bytes=28-', 416, '', 'bytes */28'],
  ])('of which %s is asked for answers %d', async (range, status, text, part) => {
    const answer = await ask(tune, { range })
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([status, text, part])
  })

  test('says that it can come in parts', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await ask(tune, {}, method)).headers.get('accept-ranges')).toBe('bytes')
  })

  test('comes whole when the parts that the browser has are of another one', async () => {
    const date = (await ask(tune)).headers.get('last-modified')!
    const part = (condition: string) => ask(tune, { range: 'bytes=8-', 'if-range': condition })
    expect((await part(date)).status).toBe(206)
    for (const other of ['Thu, 01 Jan 2026 00:00:00 GMT', '"tag"', 'W/"tag"']) {
      const answer = await part(other)
      expect([answer.status, await answer.text()]).toEqual([200, whole])
    }
  })

  test.each([
    ['tune-1.mp3', 'audio/mpeg'],
    ['tune-1.weba', 'audio/webm'],
    ['clip-1.webm', 'video/webm'],
    ['clip-1.vtt', 'text/vtt; charset=utf-8'],
  ])('%s is %s', async (name, type) => {
    expect((await ask(`/assets/${name}`)).headers.get('content-type')).toBe(type)
  })

  test('may be played, and subtitles that were read', async () => {
    expect((await ask('/')).headers.get('content-security-policy')).toContain("media-src 'self' blob:")
  })

  test('comes from memory the second time, until there is a new build', async () => {
    const text = async (path: string) => (await ask(path, br)).text()
    const write = (file: string) => writeFileSync(join(folder, file), `new ${file}`)
    await Promise.all(['/', '/prepaint.js', '/assets/a-1.js'].map(text))
    for (const file of ['prepaint.js.br', 'assets/a-1.js.br', 'assets/b-2.js', 'assets/b-2.js.br']) write(file)
    expect(await text('/prepaint.js')).toBe('content of prepaint.js.br')
    expect(await text('/assets/a-1.js')).toBe('content of assets/a-1.js.br')
    expect(await text('/assets/b-2.js')).toBe('new assets/b-2.js.br')
    write('index.html')
    utimesSync(join(folder, 'index.html'), 1, 1)
    expect(await text('/')).toBe('new index.html')
    expect(await text('/prepaint.js')).toBe('new prepaint.js.br')
    expect(await text('/assets/a-1.js')).toBe('new assets/a-1.js.br')
  })

  test('without a page nothing is built', async () => {
    rmSync(join(folder, 'index.html'))
    expect(await get('/')).toEqual([503, 'The console is not built. Run npm run build.'])
  })
})
