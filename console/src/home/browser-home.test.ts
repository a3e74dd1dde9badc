import { openSqliteWasm } from '@atrium/server/db/engines/sqlite-wasm'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { freshName, openTab, storedSnapshot, storeSnapshot, tidyUp } from '../../test/stored-demo'
import { sessionStatus, signIn, signOut } from '../../test/visitor'

afterEach(tidyUp)

test('keeps a session over a reload', async () => {
  const name = freshName()
  const before = await openTab(name)
  expect(before.mode).toBe('persisted')
  const token = await signIn(before.fetch)
  before.close()
  const after = await openTab(name)
  expect(await sessionStatus(after.fetch, token)).toBe(200)
})

test('answers an unknown path with the wrapper of a 404', async () => {
  const home = await openTab(freshName())
  const response = await home.fetch('/api/nowhere')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toMatchObject({ code: 404, data: { error: 'request.notFound' } })
})

describe('two tabs', () => {
  test('see each other sign in and out', async () => {
    const name = freshName()
    const [one, other] = await Promise.all([openTab(name), openTab(name)])
    const token = await signIn(one.fetch)
    expect(await sessionStatus(other.fetch, token)).toBe(200)
    await signOut(other.fetch, token)
    expect(await sessionStatus(one.fetch, token)).toBe(401)
  })

  test('lose nothing when both write at once', async () => {
    const name = freshName()
    const [one, other] = await Promise.all([openTab(name), openTab(name)])
    const tokens = await Promise.all([one, other, one, other].map(({ fetch }) => signIn(fetch)))
    const third = await openTab(name)
    expect(await Promise.all(tokens.map((token) => sessionStatus(third.fetch, token)))).toEqual([200, 200, 200, 200])
  })

  test('go on when one of them is closed in the middle of a call', async () => {
    const name = freshName()
    const [one, other] = await Promise.all([openTab(name), openTab(name)])
    const lost = signIn(one.fetch)
    setTimeout(() => one.close(), 20)
    await expect(lost).rejects.toBeInstanceOf(TypeError)
    expect(await sessionStatus(other.fetch, await signIn(other.fetch))).toBe(200)
  })
})

test('a reset brings the seed back for all tabs', async () => {
  const name = freshName()
  const [one, other] = await Promise.all([openTab(name), openTab(name)])
  const token = await signIn(one.fetch)
  await one.reset()
  expect(await sessionStatus(other.fetch, token)).toBe(401)
  expect(await sessionStatus(one.fetch, token)).toBe(401)
  expect(await sessionStatus(other.fetch, await signIn(other.fetch))).toBe(200)
})

describe('a stored snapshot is replaced by the seed when it', () => {
  const header = 'SQLite format 3\0'
  async function written(statement: string): Promise<Uint8Array> {
    const engine = await openSqliteWasm()
    await sql.raw(statement).execute(engine.db)
    return engine.export()
  }
  async function damaged(): Promise<Uint8Array> {
    const name = freshName()
    await openTab(name)
    const { bytes } = (await storedSnapshot(name))!
    return bytes.fill(0xff, 8192, 400_000)
  }
  test.each([
    ['is no database', async () => new TextEncoder().encode('not a database')],
    ['is cut off', async () => new TextEncoder().encode(header)],
    ['is damaged inside', damaged],
    ['belongs to something else', () => written('create table users (id integer)')],
    ['has no accounts', () => written('create table other (id integer)')],
    ['is of another type', async () => 'text' as unknown as Uint8Array],
  ])('%s', async (_, bytes) => {
    const name = freshName()
    await storeSnapshot(name, await bytes())
    const home = await openTab(name)
    const token = await signIn(home.fetch)
    expect(await sessionStatus(home.fetch, token)).toBe(200)
    home.close()
    expect(await sessionStatus((await openTab(name)).fetch, token)).toBe(200)
  })
})

test('works in memory where the browser refuses to store', async () => {
  const name = freshName()
  // A storage of a later version cannot be opened.
  await new Promise((resolve) => indexedDB.open(name, 2).addEventListener('success', resolve))
  const home = await openTab(name)
  expect(home.mode).toBe('memory')
  expect(await sessionStatus(home.fetch, await signIn(home.fetch))).toBe(200)
  await home.reset()
})

test('goes on after its storage was deleted under it', async () => {
  const name = freshName()
  const home = await openTab(name)
  const token = await signIn(home.fetch)
  await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve))
  expect(await sessionStatus(home.fetch, token)).toBe(200)
  const later = await signIn(home.fetch)
  home.close()
  expect(await sessionStatus((await openTab(name)).fetch, later)).toBe(200)
})

describe('a call', () => {
  test('rejects with the reason when it is given up', async () => {
    const home = await openTab(freshName())
    const controller = new AbortController()
    const answer = home.fetch('/api/user/loginOptions', { signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    const reason = new Error('no longer wanted')
    await expect(home.fetch('/api/user/loginOptions', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect((await home.fetch('/api/user/loginOptions')).status).toBe(200)
  })

  test('rejects like a broken network when the Worker stops, and the next one starts another', async () => {
    const home = await openTab(freshName())
    const answer = home.fetch('/api/user/loginOptions')
    // The call has to reach the Worker first.
    await new Promise((resolve) => setTimeout(resolve))
    home.close()
    await expect(answer).rejects.toBeInstanceOf(TypeError)
    expect((await home.fetch('/api/user/loginOptions')).status).toBe(200)
  })
})
