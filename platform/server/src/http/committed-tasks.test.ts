import { api } from '#product/contract'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#server/call/app-error'
import { resource, type Handlers } from '#server/call/resource'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { committedTasksEnded } from './committed-tasks'
import { mount } from './mount'
import { requestLog } from './monitoring/request-log'

type Add = Handlers<{ add: typeof api.posts.add }>['add']

let server: TestServer
let admin: Client
const lines: Parameters<TestServer['deps']['log']>[] = []

beforeAll(async () => {
  server = await openServer({ log: (...line) => void lines.push(line) })
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const named = (postCode: string) => ({ postCode, postName: postCode, postSort: 1 })

/** Makes the call that adds a post, handled by `add`. */
async function write(postCode: string, add: Add): Promise<number> {
  const app = new Hono()
  app.use(requestLog(server.deps) as never)
  app.onError((error, context) => context.text(error.message, 500))
  mount(app as never, server.deps, resource({ add: api.posts.add }, { add }))
  const answer = await app.request('/api/system/post', {
    method: 'POST',
    headers: { token: admin.token!, 'content-type': 'application/json' },
    body: JSON.stringify(named(postCode)),
  })
  return answer.status
}

const insert = async ({ db }: { db: TestServer['deps']['db'] }, postCode: string) => {
  const row = { ...named(postCode), postNameEn: '', status: 1, remark: '' } as const
  return (await db.insertInto('posts').values(row).returning('postId').executeTakeFirstOrThrow()).postId
}

const postsNamed = (postCode: string) =>
  server.deps.db.selectFrom('posts').where('postCode', '=', postCode).select('postCode').execute()

test('a task finds what the write saved, and may write itself', async () => {
  const status = await write('first', async (call) => {
    call.onCommitted(async ({ deps, actor }) => {
      expect(actor.username).toBe('admin')
      // On another connection, to which nothing shows that is not committed.
      if ((await postsNamed('first')).length === 1) await deps.write((db) => insert({ db }, 'second'))
    })
    return insert(call, 'first')
  })
  await committedTasksEnded()
  expect([status, await postsNamed('second')]).toEqual([200, [{ postCode: 'second' }]])
})

test.each([
  ['rejects', new AppError('record.stale')],
  ['fails', new Error('broken')],
])('no task runs when the write %s', async (_, error) => {
  let runs = 0
  const status = await write('undone', async (call) => {
    call.onCommitted(async () => void runs++)
    await insert(call, 'undone')
    throw error
  })
  await committedTasksEnded()
  expect([status, runs, await postsNamed('undone')]).toEqual([500, 0, []])
})

test('a task that fails is logged and changes neither the answer nor the next task', async () => {
  lines.length = 0
  let runs = 0
  const status = await write('third', async (call) => {
    call.onCommitted(() => Promise.reject(new Error('the mail server is down')))
    call.onCommitted(async () => void runs++)
    return insert(call, 'third')
  })
  await committedTasksEnded()
  expect([status, runs]).toEqual([200, 1])
  expect(lines.filter(([level]) => level === 'error')).toEqual([
    [
      'error',
      'task after a write failed',
      expect.objectContaining({ error: expect.stringContaining('the mail server is down') }),
    ],
  ])
})

test('the answer does not wait for a task, nor do other writes', async () => {
  let end = () => {}
  const held = new Promise<void>((resolve) => (end = resolve))
  const status = await write('fourth', async (call) => {
    call.onCommitted(() => held)
    return insert(call, 'fourth')
  })
  expect(status).toBe(200)
  expect((await admin.ask(api.posts.add, { body: named('fifth') })).status).toBe(200)
  let hasEnded = false
  const ended = committedTasksEnded().then(() => (hasEnded = true))
  await admin.get(api.posts.list, { query: {} })
  expect(hasEnded).toBe(false)
  end()
  await ended
})
