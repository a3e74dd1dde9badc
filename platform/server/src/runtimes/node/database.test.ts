import { product } from 'atrium/entries/product'
import { chmod, copyFile, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/resilience/temporary-folder'
import type { Engine } from '#server/db/engines/engine'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { storageErrorCode } from '#server/db/engines/storage'
import { migrate } from '#server/install/migrate'
import { isEmpty, seedDemo } from '#server/install/seed'
import { openDatabase } from './database'
import { StartError } from './settings'

const silent = () => {}

let file: string
beforeEach(() => {
  file = join(temporaryFolder(), 'atrium.db')
})
const open = (path = file) => openDatabase(product, `file:${path}`, silent)
const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size ?? 0

async function addPost({ db }: Engine, postCode: string): Promise<void> {
  const texts = { postName: postCode, postNameEn: '', remark: '' }
  await db
    .insertInto('posts')
    .values({ postCode, ...texts, postSort: 1, status: 1 })
    .execute()
}

async function postCodes({ db }: Engine): Promise<string[]> {
  return (await db.selectFrom('posts').select('postCode').orderBy('postId').execute()).map(({ postCode }) => postCode)
}

const now = Date.UTC(2026, 0, 5)

describe('the database file', () => {
  test('holds everything after closing, so that a copy of it alone is whole', async () => {
    const engine = await open()
    await seedDemo(product, engine, now)
    await addPost(engine, 'last')
    await engine.close()
    expect(await sizeOf(`${file}-wal`)).toBe(0)
    await copyFile(file, `${file}.copy`)
    const copy = await open(`${file}.copy`)
    expect((await postCodes(copy)).at(-1)).toBe('last')
    await copy.close()
  })

  test('holds the seed as soon as that is there', async () => {
    const engine = await open()
    await seedDemo(product, engine, now)
    await engine.checkpoint()
    await copyFile(file, `${file}.copy`)
    const copy = await open(`${file}.copy`)
    expect(await isEmpty(copy.db)).toBe(false)
    await Promise.all([engine.close(), copy.close()])
  })

  test('checkpoints its log while much is written', async () => {
    const engine = await open()
    await addPost(engine, 'grown')
    for (let index = 0; index < 300; index++) {
      const remark = String(index).repeat(50_000)
      await engine.db.updateTable('posts').set({ remark }).execute()
    }
    expect(await sizeOf(`${file}-wal`)).toBeLessThan(8_000_000)
    await engine.close()
  })

  test('is read while a transaction is under way, as it was before that', async () => {
    const engine = await open()
    await addPost(engine, 'before')
    await engine.write(async (db) => {
      await addPost({ ...engine, db }, 'during')
      expect(await postCodes(engine)).toEqual(['before'])
    })
    expect(await postCodes(engine)).toEqual(['before', 'during'])
    await engine.close()
  })

  test.skipIf(process.platform === 'win32')('is for its owner alone, as are the files beside it', async () => {
    const modes = async () =>
      Promise.all([file, `${file}-wal`, `${file}-shm`].map(async (path) => (await stat(path)).mode & 0o777))
    const first = await open()
    await addPost(first, 'a')
    expect(await modes()).toEqual([0o600, 0o600, 0o600])
    await first.close()
    await chmod(file, 0o644)
    const second = await open()
    await addPost(second, 'b')
    expect(await modes()).toEqual([0o600, 0o600, 0o600])
    await second.close()
  })
})

describe('a database file that has lost its content', () => {
  const startError = async () => {
    const error: unknown = await open().then(
      (engine) => engine.close(),
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(StartError)
    return (error as Error).message
  }

  test.each(['missing', 'empty'])('because it is %s beside a log is rejected, and the log kept', async (state) => {
    if (state === 'empty') await writeFile(file, '')
    await writeFile(`${file}-wal`, 'changes')
    expect(await startError()).toMatch(
      new RegExp(`It is ${state}, but .*atrium\\.db-wal .* Put the database file back`),
    )
    expect(await readFile(`${file}-wal`, 'utf8')).toBe('changes')
  })

  test('because it was copied without its log is rejected', async () => {
    const engine = await openSqlite(file, silent)
    await sql`pragma journal_mode = wal`.execute(engine.db)
    await engine.close()
    expect(await sizeOf(file)).toBeGreaterThan(0)
    expect(await startError()).toMatch(/holds no tables\. .*copied .* without .*atrium\.db-wal/)
  })

  test('because tables are gone is rejected with their names', async () => {
    const engine = await open()
    await engine.db.schema.dropTable('userRoles').execute()
    await engine.db.schema.dropTable('loginFailures').execute()
    await engine.close()
    expect(await startError()).toMatch(/lost these tables: login_failures, user_roles\. Restore it from a backup/)
  })
})

describe('a damaged database file', () => {
  const pageSize = 4096

  /** A whole database of which one page after another is zeroed: the page of the copy by number, from 1. */
  async function zeroPage(page: number): Promise<void> {
    const copy = Buffer.from(await readFile(`${file}.whole`))
    copy.fill(0, (page - 1) * pageSize, page * pageSize)
    await writeFile(file, copy)
  }

  beforeEach(async () => {
    const engine = await open()
    await seedDemo(product, engine, now)
    await engine.close()
    await copyFile(file, `${file}.whole`)
  })

  test('is not opened, and the error says what to do', async () => {
    const db = await open()
    const { rows } = await sql<{
      rootpage: number
    }>`select rootpage from sqlite_master where name in ('users', 'menus', 'depts')`.execute(db.db)
    await db.close()
    expect(rows).toHaveLength(3)
    for (const { rootpage } of rows) {
      await zeroPage(rootpage)
      await expect(open()).rejects.toThrow(
        /is not opened\. It is damaged: .*Put the latest backup in its place.*\.recover/s,
      )
    }
  })

  test('that is damaged while it is open says so in its error', async () => {
    const engine = await open()
    const { rows } = await sql<{ rootpage: number }>`select rootpage from sqlite_master where name = 'posts'`.execute(
      engine.db,
    )
    // What was read is kept in memory.
    await sql`pragma cache_size = 0`.execute(engine.db)
    await sql`pragma shrink_memory`.execute(engine.db)
    await zeroPage(rows[0]!.rootpage)
    const error: unknown = await engine.db
      .selectFrom('posts')
      .selectAll()
      .execute()
      .catch((reason: unknown) => reason)
    expect(storageErrorCode(error)).toBe('server.storageDamaged')
    await engine.close()
  })
})

describe('migrations', () => {
  test('that are cut off leave nothing behind, so that the next start does them', async () => {
    const engine = await openSqlite(file, silent)
    for (let pages = 10; pages < 40; pages += 5) {
      await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(engine.db)
      await expect(migrate(engine, product.servers)).rejects.toThrow(/full/)
      const tables = await engine.db.introspection.getTables()
      expect(tables.map(({ name }) => name)).toEqual([])
    }
    await engine.close()
    const next = await open()
    expect(await isEmpty(next.db)).toBe(true)
    await next.close()
  })

  test('of several processes that start at once are done by one, while the others wait', async () => {
    const engines = await Promise.all([1, 2, 3, 4].map(() => open()))
    const seeded = await Promise.all(engines.map((engine) => seedDemo(product, engine, now)))
    expect(seeded.filter(Boolean)).toEqual([true])
    const [first, ...others] = await Promise.all(engines.map(postCodes))
    for (const other of others) expect(other).toEqual(first)
    await Promise.all(engines.map((engine) => engine.close()))
  })

  test('that are all there need no lock', async () => {
    const holder = await open()
    await holder.write(async () => {
      const other = await open()
      expect(await isEmpty(other.db)).toBe(true)
      await other.close()
    })
    await holder.close()
  })
})

test('while another process holds the write lock, reads go on and writes wait for it', async () => {
  const [holder, waiting] = await Promise.all([open(), open()])
  const order: string[] = []
  let written: Promise<unknown> | undefined
  await holder.write(async (trx) => {
    written = Promise.all([
      addPost(waiting, 'single').then(() => order.push('written')),
      waiting.write((waitingTrx) => addPost({ ...waiting, db: waitingTrx }, 'in turn')),
    ])
    expect(await postCodes(waiting)).toEqual([])
    order.push('read')
    await addPost({ ...holder, db: trx }, 'held')
  })
  await written
  expect(order).toEqual(['read', 'written'])
  expect((await postCodes(holder)).toSorted()).toEqual(['held', 'in turn', 'single'])
  await Promise.all([holder.close(), waiting.close()])
})

describe('a database file that, while open, is', () => {
  let engine: Engine
  const losses: unknown[] = []
  const write = (code: string) => engine.write((trx) => addPost({ ...engine, db: trx }, code))
  beforeEach(async () => {
    losses.length = 0
    engine = await openDatabase(product, `file:${file}`, (level, event, fields) =>
      losses.push([level, event, fields.error]),
    )
    await addPost(engine, 'before')
    return () => engine.close()
  })

  async function replace(): Promise<void> {
    await writeFile(`${file}.other`, '')
    await rename(`${file}.other`, file)
  }

  test.each([
    ['deleted', () => rm(file), 'deleted or moved'],
    ['replaced', replace, 'replaced by another file'],
  ])('%s, is not written any more, but read', async (_, lose, what) => {
    await lose()
    for (const code of ['a', 'b']) await expect(write(code)).rejects.toThrow(what)
    await expect(addPost(engine, 'c')).rejects.toThrow(what)
    expect(await postCodes(engine)).toEqual(['before'])
    expect(losses).toEqual([['error', 'database file lost', expect.stringContaining(what)]])
  })

  test('deleted in the middle of a write, undoes that', async () => {
    const change = engine.write(async (trx) => {
      await addPost({ ...engine, db: trx }, 'lost')
      await rm(file)
    })
    await expect(change).rejects.toThrow('deleted or moved')
    expect(await postCodes(engine)).toEqual(['before'])
  })

  test('moved away and back, is written again', async () => {
    await rename(file, `${file}.away`)
    await expect(write('lost')).rejects.toThrow('deleted or moved')
    await rename(`${file}.away`, file)
    await write('after')
    expect(await postCodes(engine)).toEqual(['before', 'after'])
  })
})
