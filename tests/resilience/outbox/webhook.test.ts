import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres } from '#server/db/engines/postgres'
import { startPostgres, type TestPostgres } from '#server-test/postgres'
import { temporaryFolder } from '../temporary-folder'
import { killReceiver, killServer, type Delivering, type Post } from './kills'
import { receiverOf } from './receiver'

const receiver = receiverOf('webhook-receiver.mjs', join(temporaryFolder(), 'events.txt'))
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

let posts = 0

/** Adds a post, and before the first one the webhook that asks for it. */
async function addPost(post: Post): Promise<void> {
  const url = `http://127.0.0.1:${receiver.port()}/events`
  if (posts === 0) await post('/api/system/webhook', { webhookName: 'Shop', url, events: ['post.create'] })
  posts += 1
  await post('/api/system/post', { postCode: `post${posts}`, postName: `post ${posts}`, postSort: posts })
}

const delivering = (): Delivering => ({
  engine,
  receiver,
  environment: () => ({ DATABASE_URL: postgres.url, WEBHOOK_PRIVATE_TARGETS: '127.0.0.1' }),
  send: addPost,
  idOf: (messageKey) => messageKey,
})

test('a receiver that is killed in the middle loses no event, and gets none more than twice', async () => {
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
