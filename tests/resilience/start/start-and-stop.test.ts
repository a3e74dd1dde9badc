import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPosts, signedIn, startWriters } from '../load'
import { rounds } from '../rounds'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

test('a server starts, keeps what it acknowledged over a stop and a start, and ends with code 0', async () => {
  const environment = { DATABASE_URL: `file:${join(temporaryFolder(), 'atrium.db')}`, LOG_LEVEL: 'error' }
  const first = startServer(environment)
  const writers = await startWriters(await first.address, 2)
  await writers.acknowledge(rounds(20, 500))
  const { acknowledged, statuses } = await writers.stop()
  expect(statuses).toEqual({ 200: acknowledged.length })
  expect(await first.stop()).toEqual({ code: 0, signal: null })

  const second = startServer(environment)
  const caller = await signedIn(await second.address)
  expect(await missingPosts(caller, acknowledged)).toEqual([])
  caller.close()
  expect(await second.stop()).toEqual({ code: 0, signal: null })
})
