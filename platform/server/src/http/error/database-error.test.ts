import { api } from '#product/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countLogs } from '#server-test/operation-logs'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { appErrorOf } from './database-error'

let server: TestServer
let admin: Client

/** Tables of a product's own, which the handlers of posts and users do not handle. */
beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  const { db } = server.deps
  await sql`create table job_offers (offer_id integer primary key, post_id integer references posts (post_id))`.execute(
    db,
  )
  await sql`create table shifts (
    shift_id integer primary key, user_id integer not null references users, post_id integer references posts (post_id)
  )`.execute(db)
  await sql`create table notes (user_id integer references users (user_id) on delete cascade)`.execute(db)
  await sql`insert into job_offers values (1, 3), (2, 3), (3, 2)`.execute(db)
  await sql`insert into shifts values (1, 4, 3)`.execute(db)
  await sql`insert into notes values (3)`.execute(db)
})
afterAll(() => server.close())

const answerOf = ({ status, body, errorData }: Awaited<ReturnType<Client['ask']>>) => [
  status,
  errorData.error,
  body.msg,
]

test('a record that others refer to is not deleted, and the answer counts them by table', async () => {
  expect(answerOf(await admin.ask(api.posts.delete, { query: { ids: [3] } }))).toEqual([
    409,
    'record.referenced',
    '仍被job_offers（2）、shifts（1）引用，不能删除',
  ])
  expect((await admin.get(api.posts.read, { query: { postId: 3 } })).postId).toBe(3)
  expect(await countLogs(server, 'record.referenced')).toBe(1)
})

test('they are not counted where they may be out of scope', async () => {
  const editor = await server.signIn('editor')
  expect((await editor.ask(api.posts.delete, { query: { ids: [3] } })).body.msg).toBe(
    '仍被job_offers、shifts引用，不能删除',
  )
})

test('they are counted for a table whose name is of two words as well', async () => {
  await sql`create table word_lists (list_id integer primary key, dict_id integer references dict_types (dict_id))`.execute(
    server.deps.db,
  )
  await sql`insert into word_lists values (1, 1), (2, 1)`.execute(server.deps.db)
  const error = await server.deps
    .write((trx) => trx.deleteFrom('dictTypes').where('dictId', '=', 1).execute())
    .catch((thrown: unknown) => thrown)
  expect(await appErrorOf(error, { deps: server.deps, actor: { admin: true } })).toMatchObject({
    code: 'record.referenced',
    details: { values: { by: expect.arrayContaining([{ table: 'word_lists', count: 2 }]) } },
  })
})

test('its message is in the language of the reader', async () => {
  const english = await server.signIn('admin', 'en')
  expect((await english.ask(api.users.delete, { query: { ids: [3, 4] } })).body.msg).toBe(
    'Still in use by shifts (1). Change or delete those first',
  )
})

test('our own records have a name', async () => {
  const { db } = server.deps
  await sql`alter table depts add column head_id integer references users (user_id)`.execute(db)
  await sql`update depts set head_id = 3 where dept_id in (8, 9)`.execute(db)
  expect((await admin.ask(api.users.delete, { query: { ids: [3] } })).body.msg).toBe('仍被部门（2）引用，不能删除')
  await sql`update depts set head_id = null`.execute(db)
})

test('rows that are deleted with the record do not keep it', async () => {
  expect((await admin.ask(api.users.delete, { query: { ids: [3] } })).status).toBe(200)
})

test('a row that refers to a record which is not there is rejected as well', async () => {
  const { deps } = server
  for (const write of [
    () => deps.write((trx) => trx.updateTable('users').set({ postId: 9999 }).where('userId', '=', 4).execute()),
    () => deps.write((trx) => trx.insertInto('roleDepts').values({ roleId: 2, deptId: 9999 }).execute()),
  ]) {
    const error = await write().catch((thrown: unknown) => thrown)
    expect(await appErrorOf(error, { deps, actor: { admin: true } })).toMatchObject({ code: 'record.missing' })
  }
})

test('any other error stays what it is', async () => {
  const error = new Error('something else')
  expect(await appErrorOf(error, { deps: server.deps, actor: { admin: true } })).toBe(error)
})
