import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#server/http/mount'
import { serveConsole } from './console-files'

const folder = mkdtempSync(join(tmpdir(), 'atrium-console-'))
const app: Api = new Hono()

beforeAll(() => {
  const files = [
    'index.html',
    'favicon.svg',
    'assets/a-1.js',
    'assets/frame-1.html',
    'assets/a-1.js.br',
    'assets/a-1.js.map',
    '.vite/manifest.json',
  ]
  for (const folderName of ['assets', '.vite']) mkdirSync(join(folder, folderName))
  for (const file of files) writeFileSync(join(folder, file), `content of ${file}`)
  serveConsole(app, folder, {})
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers })
  return [answer.status, await answer.text()]
}

test('the files of the console are served, and its page for every other address', async () => {
  expect(await get('/favicon.svg')).toEqual([200, 'content of favicon.svg'])
  expect(await get('/assets/a-1.js')).toEqual([200, 'content of assets/a-1.js'])
  expect(await get('/assets/a-1.js', { 'accept-encoding': 'br' })).toEqual([200, 'content of assets/a-1.js.br'])
  for (const path of ['/', '/index.html', '/system/user'])
    expect(await get(path)).toEqual([200, 'content of index.html'])
})

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

test('objects of other sites are for the frame document alone, which runs no scripts', async () => {
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/assets/frame-1.html')).toContain('object-src http: https:')
  expect(await policyOf('/assets/frame-1.html')).toContain("default-src 'none'")
  expect(await policyOf('/assets/frame-1.html')).not.toContain('script-src')
  for (const path of ['/', '/system/user', '/frame-1.html', '/assets/a-1.js'])
    expect(await policyOf(path)).toContain("object-src 'none'")
})
