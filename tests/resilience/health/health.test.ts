import { join } from 'node:path'
import { product } from 'atrium/entries/product'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/runtimes/node/database'
import { createCaller } from '../caller'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

const databaseIn = (folder: string) => `file:${join(folder, 'main.db')}`
const freshDatabase = () => ({ DATABASE_URL: databaseIn(temporaryFolder()), SEED: 'demo' })

const ready = async (address: string) => {
  const answer = await fetch(`${address}/health/ready`)
  return { status: answer.status, body: await answer.json() }
}

test('a ready server shows a program of this machine each check, and one behind a proxy the state alone', async () => {
  const server = startServer(freshDatabase())
  const address = await server.address
  const check = (name: string) => expect.objectContaining({ name, state: 'ok', millis: expect.any(Number) })
  const checks = ['database', 'write', 'migrations', 'disk'].map(check)
  // While the server writes, for its jobs say, the ages are left out.
  await expect
    .poll(() => ready(address), { timeout: 10_000 })
    .toEqual({ status: 200, body: { status: 'ok', checks, outboxLateSeconds: expect.any(Number) } })
  const proxied = await fetch(`${address}/health/ready`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(await proxied.text()).toBe('{"status":"ok"}')
  await server.stop()
})

test('a server with less room on its disk than DISK_LEFT_MB is alive and not ready', async () => {
  const server = startServer({ ...freshDatabase(), DISK_LEFT_MB: '100000000' })
  const address = await server.address
  expect(await ready(address)).toMatchObject({ status: 503, body: { status: 'disk-full' } })
  expect((await fetch(`${address}/health/live`)).status).toBe(200)
  expect(JSON.parse(await server.line(/"not ready"/))).toMatchObject({ level: 'warn', check: 'disk' })
  await server.stop()
})

test('a server is not ready while another process keeps its database locked, and ready again afterwards', async () => {
  const environment = freshDatabase()
  const server = startServer(environment)
  const address = await server.address
  const holder = await openDatabase(product, environment.DATABASE_URL, () => {})
  await holder.write(async () => {
    expect(await ready(address)).toMatchObject({ status: 503, body: { status: 'database-not-writable' } })
  })
  await holder.close()
  await server.line(/"not ready"/)
  await expect.poll(async () => (await ready(address)).status, { timeout: 5000 }).toBe(200)
  await server.stop()
})

test('a probe that keeps its connection reads 503 once the server was asked to stop', async () => {
  const server = startServer(freshDatabase())
  const address = await server.address
  const probe = createCaller(address)
  const status = async () => (await probe.call({ method: 'GET', path: '/health/ready' })).status
  expect(await status()).toBe(200)
  const stopped = server.stop()
  await server.line(/"stopping"/)
  expect(await status()).toBe(503)
  expect(await stopped).toEqual({ code: 0, signal: null })
  probe.close()
})
