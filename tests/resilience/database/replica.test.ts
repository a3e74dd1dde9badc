import { sql } from 'kysely'
import { api } from '#product/contract'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres } from '#server/db/engines/postgres'
import { startPostgres, type TestPostgres } from '#server-test/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../load'
import { startServer, type ServerProcess } from '../server-process'

let postgres: TestPostgres
let replica: Engine
let server: ServerProcess
let token: string

const unused = /an export is read from the main database, not from the replica/

beforeAll(async () => {
  postgres = await startPostgres({ durable: true, followed: true })
  const replicaUrl = await postgres.addReplica()
  replica = openPostgres(replicaUrl, () => {})
  server = startServer({ DATABASE_URL: postgres.url, DATABASE_READ_URL: replicaUrl, LOG_LEVEL: 'warn' })
  token = (await send('POST', api.session.login.path, { username: 'admin', password: demoPassword })).json.data
})
afterAll(async () => {
  await server.stop()
  await replica.close()
  await postgres.close()
})

async function send(method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json', ...(token && { token }) }
  const response = await fetch(`${await server.address}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, json: (text.startsWith('{') ? JSON.parse(text) : {}) as { data: string } }
}

const addPost = (name: string) =>
  send('POST', api.posts.add.path, { postCode: name, postName: name, postSort: 1, status: 1 })
const exported = async () => (await send('GET', `${api.posts.export.path}?format=csv`)).text

/** Returns how many connections of the server asked the replica for posts last. */
async function readsOfPosts(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where pid <> pg_backend_pid() and query like '%from "posts"%'
  `.execute(replica.db)
  return rows[0]!.count
}

test('an export has what was saved just before, and is read from the replica', async () => {
  for (let at = 0; at < 20; at++) {
    expect((await addPost(`post-${at}`)).status).toBe(200)
    expect(await exported()).toContain(`post-${at}`)
  }
  expect(await readsOfPosts()).toBeGreaterThan(0)
  expect(server.lines.filter((line) => unused.test(line))).toEqual([])
})

test('a replica that is behind is not used', async () => {
  await sql`select pg_wal_replay_pause()`.execute(replica.db)
  await addPost('behind')
  expect(await exported()).toContain('behind')
  expect(await server.line(unused)).toContain('it is more than 2 s behind')
  await sql`select pg_wal_replay_resume()`.execute(replica.db)
})

test('one that became a server of its own is not used', async () => {
  await sql`select pg_promote()`.execute(replica.db)
  await addPost('promoted')
  expect(await exported()).toContain('promoted')
  expect(await server.line(/made a server of its own/)).toMatch(unused)
})
