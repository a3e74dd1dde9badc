import { join } from 'node:path'
import { api } from '#product/contract'
import { expect, test } from 'vitest'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

const freshDatabase = () => ({ DATABASE_URL: `file:${join(temporaryFolder(), 'main.db')}`, SEED: 'demo' })
const options = api.session.loginOptions.path
const counted = `http_requests_total{endpoint="${options}",method="GET",status="200"}`

test('the built server counts from its start where it has a token, and serves metrics to its bearer', async () => {
  const server = startServer({ ...freshDatabase(), METRICS_TOKEN: 'a-token-for-metrics' })
  const address = await server.address
  await fetch(address + options)
  const asked = async (authorization: string) => {
    const answer = await fetch(`${address}/metrics`, { headers: { authorization, 'x-forwarded-for': '203.0.113.9' } })
    return [answer.status, await answer.text()]
  }
  const [status, text] = await asked('Bearer a-token-for-metrics')
  expect(status).toBe(200)
  expect(text).toContain(`${counted} 1\n`)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  expect(text).toMatch(/^app_disk_left_bytes [1-9]/m)
  expect(text).not.toMatch(/atrium/i)
  expect((await asked('Bearer another-token-for-it'))[0]).toBe(404)
  expect(server.lines.join('\n')).not.toContain('a-token-for-metrics')
  await server.stop()
})

test('without a token it counts from the first scrape of this machine on', async () => {
  const server = startServer(freshDatabase())
  const address = await server.address
  const scrape = async () => (await fetch(`${address}/metrics`)).text()
  await fetch(address + options)
  expect(await scrape()).not.toContain(options)
  await fetch(address + options)
  expect(await scrape()).toContain(`${counted} 1\n`)
  await server.stop()
})

test('a token that is too short ends the start, and is not printed', async () => {
  const server = startServer({ ...freshDatabase(), METRICS_TOKEN: 'hunter2' })
  expect((await server.exited).code).toBe(1)
  expect(server.lines.join('\n')).toMatch(/METRICS_TOKEN must be 16 to 256/)
  expect(server.lines.join('\n')).not.toContain('hunter2')
})
