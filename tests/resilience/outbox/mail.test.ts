import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres } from '#server/db/engines/postgres'
import { startPostgres, type TestPostgres } from '#server-test/postgres'
import { temporaryFolder } from '../temporary-folder'
import { killReceiver, killServer, type Delivering } from './kills'
import { receiverOf } from './receiver'

const receiver = receiverOf('mail-server.mjs', join(temporaryFolder(), 'mails.txt'))
let postgres: TestPostgres
let engine: Engine
beforeAll(async () => {
  postgres = await startPostgres()
  engine = openPostgres(postgres.url, () => {})
  await receiver.start()
}, 120_000)
afterAll(async () => {
  receiver.kill()
  await engine.close()
  await postgres.close()
})

const delivering = (): Delivering => ({
  engine,
  receiver,
  environment: () => ({
    DATABASE_URL: postgres.url,
    SMTP_URL: `smtp://127.0.0.1:${receiver.port()}`,
    MAIL_FROM: 'office@example.com',
    PUBLIC_URL: 'https://admin.example.com',
  }),
  send: async (post) => void (await post('/api/system/mail/test', {})),
  idOf: (messageKey) => `<${messageKey}@example.com>`,
})

test('a mail server that is killed in the middle loses no mail, and gets none more than twice', async () => {
  const { twice, givenUp } = await killReceiver(delivering())
  expect(givenUp).toBe(0)
  // Those that were on their way at the moment.
  expect(twice).toBeLessThanOrEqual(5)
})

test('of two processes one is killed in the middle of deliveries: the other sends all, and at most those again', async () => {
  const { twice, givenUp } = await killServer(delivering())
  expect(givenUp).toBe(0)
  expect(twice).toBeLessThanOrEqual(5)
})
