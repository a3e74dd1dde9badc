import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#server-test/postgres'
import { healthOf, missingPosts, signedIn, startWriters } from '../load'
import { rounds } from '../rounds'
import { startServer } from '../server-process'
import { readLogs } from './read-logs'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
})
afterAll(() => postgres.close())

const start = (environment = {}) => startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', ...environment })

test('a crash of PostgreSQL under load is answered with 503, loses nothing, and ends with its return', async () => {
  const server = start()
  const address = await server.address
  const writers = await startWriters(address, 8)
  const back: number[] = []
  for (let round = 0; round < rounds(2, 10); round++) {
    await writers.acknowledge(100)
    await postgres.crash()
    await writers.reject(20)
    expect(await healthOf(address)).toEqual({ live: 200, ready: 503 })
    await postgres.start()
    const returned = performance.now()
    await writers.acknowledge(1)
    back.push(Math.round(performance.now() - returned))
    expect(await healthOf(address)).toEqual({ live: 200, ready: 200 })
  }
  const { acknowledged, statuses, rejected, cut, longestMillis } = await writers.stop()
  const caller = await signedIn(address)
  const missing = await missingPosts(caller, acknowledged)
  caller.close()
  console.log({ statuses, back, longestMillis: Math.round(longestMillis), lost: missing.length })
  expect({ missing, rejected, cut }).toEqual({ missing: [], rejected: 0, cut: {} })
  expect(Object.keys(statuses)).toEqual(['200', '503'])
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  const { damages, operations } = await readLogs(postgres.url)
  expect(damages).toEqual([])
  expect(operations).toBeGreaterThanOrEqual(acknowledged.length)
})

test('a killed server leaves the chains of the logs as they are to others that write beside it', async () => {
  const [killed, other] = [start(), start()]
  const writers = [await startWriters(await killed.address, 4), await startWriters(await other.address, 4)]
  let acknowledged = 0
  for (const one of writers) await one.acknowledge(50)
  await killed.kill()
  acknowledged += (await writers[0]!.stop()).acknowledged.length
  await writers[1]!.acknowledge(50)
  acknowledged += (await writers[1]!.stop()).acknowledged.length
  await other.stop()
  const { damages, operations } = await readLogs(postgres.url)
  expect(damages).toEqual([])
  expect(operations).toBeGreaterThanOrEqual(acknowledged)
})

test('a server that starts before PostgreSQL waits for it, with a line for each try', async () => {
  await postgres.crash()
  const server = start()
  await server.line(/database is not reachable yet/)
  await postgres.start()
  const caller = await signedIn(await server.address)
  caller.close()
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})

test.each([
  ['a wrong password', (url: URL) => (url.password = 'wrong')],
  ['an unknown database', (url: URL) => (url.pathname = '/nowhere')],
])('%s ends the start at once', async (_, change) => {
  const url = new URL(postgres.url)
  change(url)
  const server = start({ DATABASE_URL: url.href })
  expect((await server.exited).code).toBe(1)
  expect(server.lines).toEqual([expect.stringContaining('cannot be opened')])
})
