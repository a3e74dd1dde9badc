import { product } from 'atrium/entries/product'
import { openStoredDemo, type StoredDemo } from './stored-demo'
import { openSqliteWasm } from '#server/db/engines/sqlite-wasm'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freshName, readStored, tidyUp, writeStored } from '#server-test/records/stored-demo'
import { sessionStatus, signIn, type Fetch } from '#server-test/visitor'

afterEach(() => {
  tidyUp()
  vi.restoreAllMocks()
})

const visit =
  (demo: StoredDemo): Fetch =>
  (path, init) =>
    demo.fetch(new Request(path, init))

describe('a stored demo gives way to the seed when it', () => {
  async function write(...statements: string[]): Promise<Uint8Array> {
    const engine = await openSqliteWasm()
    for (const statement of statements) await sql.raw(statement).execute(engine.db)
    return engine.export()
  }
  async function change(bytesOf: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    const name = freshName()
    await openStoredDemo(product, name)
    return bytesOf(await readStored(name))
  }
  async function runOn(bytes: Uint8Array, statement: string): Promise<Uint8Array> {
    const engine = await openSqliteWasm(bytes)
    await sql.raw(statement).execute(engine.db)
    return engine.export()
  }
  test.each([
    ['is no database', async () => new TextEncoder().encode('not a database')],
    ['is cut off', () => change((bytes) => bytes.slice(0, 5000))],
    ['is damaged inside', () => change((bytes) => bytes.fill(0xff, bytes.length / 2, bytes.length * 0.7))],
    ['is of another type', async () => 'text' as unknown as Uint8Array],
    ['belongs to something else', () => write('create table users (id integer)')],
    ['has no accounts', () => write('create table other (id integer)')],
    [
      'is of a later version',
      () => change((bytes) => runOn(bytes, `insert into kysely_migration values ('9999-later', '2999-01-01')`)),
    ],
  ])('%s', async (_, bytes) => {
    const name = freshName()
    await writeStored(name, await bytes())
    const demo = await openStoredDemo(product, name)
    expect(demo.mode).toBe('persisted')
    const token = await signIn(visit(demo))
    const again = await openStoredDemo(product, name)
    expect(await sessionStatus(visit(again), token)).toBe(200)
    // Reads every row.
    const rows = await visit(again)('/api/system/user/list?search=e', { headers: { token } })
    expect(await rows.json()).toMatchObject({ code: 200, data: { pageInfo: { total: 4 } } })
  })
})

test('a damaged demo stored by another tab does not take a tab down', async () => {
  const name = freshName()
  const demo = await openStoredDemo(product, name)
  await writeStored(name, new TextEncoder().encode('not a database'))
  expect(await sessionStatus(visit(demo), await signIn(visit(demo)))).toBe(200)
})

test('a job runs in one tab alone, and the others read what became of it', async () => {
  const name = freshName()
  const tabs = [await openStoredDemo(product, name), await openStoredDemo(product, name)] as const
  const headers = { token: await signIn(visit(tabs[0])), 'content-type': 'application/json' }
  const runAll = () => Promise.all(tabs.map((tab) => tab.runJobs()))
  await runAll()
  const body = JSON.stringify({ key: 'platform.retention' })
  await visit(tabs[0])('/api/system/job/run', { method: 'POST', headers, body })
  await runAll()
  await runAll()
  const runs = await visit(tabs[1])('/api/system/job/runs?key=platform.retention', { headers })
  expect(await runs.json()).toMatchObject({ data: { items: [{ state: 'done', attempt: 1 }], pageInfo: { total: 1 } } })
})

describe('where the browser does not store', () => {
  test('everything works in memory', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const name = freshName()
    // A storage of a later version cannot be opened.
    await new Promise((resolve) => {
      indexedDB.open(name, 2).addEventListener('success', resolve)
    })
    const demo = await openStoredDemo(product, name)
    expect(demo.mode).toBe('memory')
    const token = await signIn(visit(demo))
    expect(await sessionStatus(visit(demo), token)).toBe(200)
    await demo.reset('demo')
    expect(await sessionStatus(visit(demo), token)).toBe(401)
    expect(warn).toHaveBeenCalledOnce()
  })

  test('because it has no storage at all, everything works in memory', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(window, 'indexedDB', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const demo = await openStoredDemo(product, freshName())
    vi.restoreAllMocks()
    expect(demo.mode).toBe('memory')
    expect(await sessionStatus(visit(demo), await signIn(visit(demo)))).toBe(200)
  })
})

test('continues after its storage was deleted, and stores again', async () => {
  const name = freshName()
  const demo = await openStoredDemo(product, name)
  const token = await signIn(visit(demo))
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(name).addEventListener('success', resolve)
  })
  expect(await sessionStatus(visit(demo), token)).toBe(200)
  const later = await signIn(visit(demo))
  expect(demo.mode).toBe('persisted')
  expect(await sessionStatus(visit(await openStoredDemo(product, name)), later)).toBe(200)
})

test('works without the lock that only https and localhost offer', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as unknown as LockManager)
  const demo = await openStoredDemo(product, freshName())
  const tokens = await Promise.all([signIn(visit(demo)), signIn(visit(demo))])
  expect(await Promise.all(tokens.map((token) => sessionStatus(visit(demo), token)))).toEqual([200, 200])
})
