import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from './static-server.mjs'

let outside
let server
let origin
beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'atrium-static-'))
  const folder = join(outside, 'site')
  mkdirSync(folder)
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'index.html'), '<h1>home</h1>')
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'a.wasm'), 'plain')
  writeFileSync(join(folder, 'a.wasm.br'), 'packed')
  server = await serveFolder({ folder, base: '/demo/', port: 0 })
  origin = `http://127.0.0.1:${server.address().port}`
})
afterAll(() => {
  server.close()
  rmSync(outside, { recursive: true })
})

test('the start page answers under the path, and the root leads there', async () => {
  const response = await fetch(`${origin}/`)
  expect(response.url).toBe(`${origin}/demo/`)
  expect(await response.text()).toBe('<h1>home</h1>')
})

test('a compressed copy is sent to clients that accept it, under the type of the file itself', async () => {
  const headers = { 'accept-encoding': 'br' }
  const { headers: sent } = await fetch(`${origin}/demo/a.wasm`, { headers, method: 'HEAD' })
  expect([sent.get('content-type'), sent.get('content-encoding')]).toEqual(['application/wasm', 'br'])
  const plain = await fetch(`${origin}/demo/a.wasm`, { headers: { 'accept-encoding': 'gzip' } })
  expect(await plain.text()).toBe('plain')
})

test('an unknown file, another path, a file outside the folder and one in a dot folder are not found', async () => {
  const outside = ['/demo/nope', '/elsewhere', '/demo/%2e%2e%2fsecret.txt', '/demo/..%2fsecret.txt']
  for (const path of [...outside, '/demo/.vite/manifest.json', '/demo/%2evite/manifest.json']) {
    expect((await fetch(origin + path)).status, path).toBe(404)
  }
})

test('a broken address and a write are rejected', async () => {
  expect((await fetch(`${origin}/%zz`)).status).toBe(400)
  expect((await fetch(`${origin}/demo/`, { method: 'POST' })).status).toBe(405)
})

test('a part of a file is sent to a player that asks for it', async () => {
  const part = (range) => fetch(`${origin}/demo/a.wasm`, { headers: { range, 'accept-encoding': 'gzip' } })
  const parts = ['bytes=1-2', 'bytes=3-', 'bytes=-2', 'bytes=3-90'].map(async (range) => {
    const answer = await part(range)
    return [answer.status, answer.headers.get('content-range'), await answer.text()]
  })
  expect(await Promise.all(parts)).toEqual([
    [206, 'bytes 1-2/5', 'la'],
    [206, 'bytes 3-4/5', 'in'],
    [206, 'bytes 3-4/5', 'in'],
    [206, 'bytes 3-4/5', 'in'],
  ])
  const behind = await part('bytes=5-')
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */5'])
})
