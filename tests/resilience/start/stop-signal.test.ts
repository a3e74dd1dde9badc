import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCaller } from '../caller'
import { count, demoPassword, emptyTally, signedIn, startWriters, storedPosts } from '../load'
import { rounds } from '../rounds'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

const freshDatabase = () => ({ DATABASE_URL: `file:${join(temporaryFolder(), 'atrium.db')}`, LOG_LEVEL: 'warn' })

/** Sign-ins that all come at once, each on a connection of its own. */
async function signIns(address: string, clients: number) {
  const tally = emptyTally()
  const callers = Array.from({ length: clients }, () => createCaller(address))
  for (const outcome of await Promise.all(callers.map((caller) => caller.signIn('editor', demoPassword)))) {
    count(tally, outcome)
  }
  for (const caller of callers) caller.close()
  return tally
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s under load: what was sent is answered, and what was acknowledged is stored',
  { timeout: rounds(60_000, 600_000) },
  async (signal) => {
    for (let round = 0; round < rounds(2, 25); round++) {
      const environment = freshDatabase()
      const server = startServer(environment)
      const writers = await startWriters(await server.address, 8)
      await writers.acknowledge(50)
      const signingIn = signIns(await server.address, 20)
      await writers.acknowledge(5)
      const start = performance.now()
      const exit = await server.stop(signal)
      const millis = performance.now() - start
      const [written, signedInAtStop] = await Promise.all([writers.stop(), signingIn])
      console.log({ millis: Math.round(millis), written: written.statuses, signIns: signedInAtStop.statuses })
      expect({ exit, lines: server.lines.slice(-1) }).toMatchObject({ exit: { code: 0, signal: null } })
      expect({ writers: written.cut, signIns: signedInAtStop.cut }).toEqual({ writers: {}, signIns: {} })
      expect({ ...written.statuses, ...signedInAtStop.statuses }).toEqual({ 200: expect.any(Number) })
      expect(millis).toBeLessThan(10_000)

      const again = startServer(environment)
      const caller = await signedIn(await again.address)
      expect((await storedPosts(caller)).toSorted()).toEqual(written.acknowledged.toSorted())
      caller.close()
      await again.stop()
    }
  },
)

test('a connection that is open and idle is asked to close with its next answer, by which a probe reads 503, or closed', async () => {
  const server = startServer({ ...freshDatabase(), LOG_LEVEL: 'info' })
  const address = await server.address
  const busy = await signedIn(address)
  const idle = await signedIn(address)
  const [live, ready] = [createCaller(address), createCaller(address)]
  const probe = async () => [
    (await live.call({ method: 'GET', path: '/health/live' })).status,
    (await ready.call({ method: 'GET', path: '/health/ready' })).status,
  ]
  expect(await probe()).toEqual([200, 200])
  const stopped = server.stop()
  await server.line(/"stopping"/)
  const first = await busy.signIn('admin', demoPassword)
  expect(first).toMatchObject({ status: 200, headers: { connection: 'close' } })
  expect(await probe()).toEqual([200, 503])
  expect(await stopped).toEqual({ code: 0, signal: null })
  expect(await idle.signIn('admin', demoPassword)).toMatchObject({ error: 'ECONNREFUSED' })
})
