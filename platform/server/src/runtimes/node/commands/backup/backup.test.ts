import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { product } from 'atrium/entries/product'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '#server/call/resource'
import { currentSchema } from '#server/db/engines/columns'
import { addressFor, fileOf } from '#server/runtimes/node/commands/command'
import { openDatabase } from '#server/runtimes/node/database'
import { StartError } from '#server/runtimes/node/settings'
import { insertSessions } from '#server/services/session/session'
import { demoDatabase, emptyDatabase, type StoredDatabase } from '#server-test/stored/stored-database'
import { rowsOf } from '#server-test/stored/version-0-1'
import { acceptContent } from './accept'
import { withBackup } from './open-file'
import { restorePostgres } from './restore/restore-postgres'
import { restoreSqlite } from './restore/restore-sqlite'
import type { Content } from './rows/content'
import { withDatabase } from './rows/database-content'
import { writeScheduledBackup } from './schedule/scheduled'
import { verifyBackup } from './verify'
import { writeBackupFile } from './write-file'

const passphrase = 'correct horse battery'

let database: StoredDatabase
let empty: StoredDatabase
let file: string
beforeEach(async () => {
  database = await demoDatabase()
  empty = await emptyDatabase()
  file = join(database.folder, 'sample.backup')
})
afterEach(async () => {
  await database.drop()
  await empty.drop()
})

const backUp = (of: Product = product) =>
  withDatabase(product, database.url, {}, (content) => writeBackupFile(of, content, file, { passphrase }))

const restoreTo = ({ url }: StoredDatabase, content: Content) =>
  url.startsWith('file:')
    ? restoreSqlite(product, fileOf(url), content, { isConfirmed: true })
    : restorePostgres(product, url, content, { file, passphrase, isConfirmed: true })

const restore = (target: StoredDatabase) =>
  withBackup(product, file, passphrase, (content) => restoreTo(target, content))

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

const tablesOf = (one: StoredDatabase) =>
  one.use(async (engine) => {
    const found: Record<string, string[]> = {}
    for (const { name } of await engine.db.introspection.getTables()) found[name] = await rowsOf(engine, name)
    return found
  })

const addSession = (one: StoredDatabase) =>
  one.use(({ db }) => {
    const times = { createdAt: 0, lastSeenAt: 0, expiresAt: Date.now() + 1e9 }
    return insertSessions(db, [{ ...times, tokenHash: 'hash', userId: 1, address: '', agent: '' }])
  })

describe('a backup that is restored', () => {
  test('has every row of every table, but for sessions, which have ended', async () => {
    await addSession(database)
    const before = await tablesOf(database)
    const { rows } = await backUp()
    expect(rows.get('users')).toBe(before['users']!.length)
    await restore(empty)
    const after = await tablesOf(empty)
    expect(before['sessions']).toHaveLength(1)
    expect(after).toEqual({ ...before, sessions: [], ended_sessions: [expect.stringContaining('session.kicked')] })
  })

  test('goes on with the ids that were given out last, that of a deleted row too', async () => {
    const addPost = (one: StoredDatabase) =>
      one.use(({ db }) => {
        const post = { postCode: 'next', postName: 'Next', postNameEn: '', postSort: 9, status: 1, remark: '' } as const
        return db.insertInto('posts').values(post).returning('postId').executeTakeFirstOrThrow()
      })
    const { postId } = await addPost(database)
    await database.use(({ db }) => sql`delete from posts where post_id = ${postId}`.execute(db))
    await backUp()
    await restore(empty)
    expect(await addPost(empty)).toEqual({ postId: postId + 1 })
  })

  test('has the bytes of pictures', async () => {
    const content = new Uint8Array([0, 1, 2, 254, 255, 10, 13])
    const picture = {
      fileKey: 'k'.repeat(22),
      type: 'image/png',
      size: content.length,
      inUse: 1,
      createdAt: 0,
    } as const
    await database.use(({ db }) =>
      db
        .insertInto('files')
        .values({ ...picture, content })
        .execute(),
    )
    await backUp()
    await restore(empty)
    const stored = await empty.use(({ db }) => db.selectFrom('files').select('content').executeTakeFirstOrThrow())
    expect(new Uint8Array(stored.content)).toEqual(content)
  })

  test('is tried with a session of an administrator', async () => {
    const { rows } = await backUp()
    expect(await verifyBackup(product, file, passphrase)).toMatchObject({ username: 'admin', rows })
  })

  test('is no use where no administrator may sign in', async () => {
    await database.use(({ db }) => sql`update users set status = 0`.execute(db))
    await backUp()
    expect(await messageOf(verifyBackup(product, file, passphrase))).toMatch(/has no administrator who may sign in/)
  })
})

test('a restore that fails leaves an empty database empty', async () => {
  await withDatabase(product, database.url, {}, async (content) => {
    const broken: Content = {
      ...content,
      async *chunks() {
        yield* content.chunks()
        throw new StartError('The end is missing.')
      },
    }
    expect(await messageOf(restoreTo(empty, broken))).toBe('The end is missing.')
  })
  expect(readdirSync(empty.folder)).toEqual([])
  expect((await tablesOf(empty))['users']).toEqual([])
})

describe('nothing is restored from a backup', () => {
  test('of another product', async () => {
    await backUp({ ...product, brand: { ...product.brand, key: 'other' } })
    expect(await messageOf(restore(empty))).toMatch(/sample\.backup is of another product, other\. Use a backup of /)
  })

  const accept = (changed: Partial<Content['manifest']>) =>
    withDatabase(product, database.url, {}, async (content) => {
      const manifest = { ...content.manifest, ...changed }
      acceptContent(product, { ...content, name: 'sample.backup', manifest })
    })

  test('of a newer version, or with migrations that this build lacks', async () => {
    expect(await messageOf(accept({ version: '99.1.0' }))).toMatch(
      /^sample\.backup is not taken, .* Version 99\.1\.0 wrote it, and this is \d.* Use version 99\.1\.0 or a newer one\.$/,
    )
    expect(await messageOf(accept({ steps: ['0001-tables', '0999-later'] }))).toMatch(
      /A newer version has changed its tables: 0999-later\. Use that version\.$/,
    )
    expect(await messageOf(accept({ steps: ['gone/0001-item'], modules: { gone: 1 } }))).toMatch(
      /migrations of modules that this build lacks, .*: gone\/0001-item\. Use a build with them\.$/,
    )
    expect(await messageOf(accept({ modules: { gone: 1 } }))).toMatch(/has modules that this build lacks: gone\./)
    await accept({ steps: ['0001-tables', 'gone/0001-item'], modules: { gone: 0 } })
  })
})

describe.runIf(process.env.TEST_ENGINE === 'postgres')('on PostgreSQL a restore', () => {
  test('replaces what is there, which is a backup beside the file then', async () => {
    await backUp()
    await database.use(({ db }) => sql`update users set nickname = 'changed'`.execute(db))
    const { notes } = await restore(database)
    const name = readdirSync(database.folder).find((one) => one.includes('-before-restore-'))
    expect(notes).toEqual([expect.stringContaining(name!)])
    const nicknames = () => database.use(({ db }) => db.selectFrom('users').select('nickname').execute())
    expect(await nicknames()).not.toContainEqual({ nickname: 'changed' })
    file = join(database.folder, name!)
    await restore(database)
    expect(await nicknames()).toContainEqual({ nickname: 'changed' })
  })

  test('is rejected while a server, or another restore, is connected', async () => {
    await backUp()
    await database.use(async ({ db }) => {
      await db.selectFrom('users').select('userId').execute()
      expect(await messageOf(restore(database))).toMatch(/ is in use, and is left as it is\. Stop the server/)
    })
    const [one, other] = await Promise.allSettled([restore(empty), restore(empty)])
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { reason } = [one, other].find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(reason).toBeInstanceOf(StartError)
    expect((reason as Error).message).toMatch(/^Another restore is running on /)
    expect((await tablesOf(empty))['users']).toHaveLength(4)
  })

  test('leaves the database as it was where it fails', async () => {
    const before = await tablesOf(database)
    await withDatabase(product, database.url, {}, async (content) => {
      // A row that no user is there for.
      const broken: Content = {
        ...content,
        async *chunks() {
          for await (const chunk of content.chunks()) if (chunk.table !== 'users') yield chunk
        },
      }
      await expect(restoreTo(empty, broken)).rejects.toThrow(/foreign key|constraint/)
    })
    expect(await tablesOf(database)).toEqual(before)
    expect((await tablesOf(empty))['users']).toEqual([])
  })

  test('creates the schema of DATABASE_SCHEMA', async () => {
    await backUp()
    const url = addressFor(product, { DATABASE_SCHEMA: 'office' }, empty.url)
    const { loaded } = await restore({ ...empty, url })
    expect(loaded.target.get('users')).toMatchObject({ rows: 4 })
    const engine = await openDatabase(product, url, () => {})
    expect(await currentSchema(engine.db)).toBe('office')
    expect(await engine.db.selectFrom('users').select('userId').execute()).toHaveLength(4)
    await engine.close()
  })

  test('takes no database of others', async () => {
    await backUp()
    await empty.use(({ db }) => sql`drop table kysely_migration`.execute(db))
    expect(await messageOf(restore(empty))).toMatch(/holds tables, but is no database of .*\. Create an empty database/)
  })
})

describe('a scheduled backup', () => {
  test('has its time in its name, and takes the place of those that are too old', async () => {
    const folder = join(database.folder, 'backups')
    const at = (day: number) => new Date(2026, 10, day, 3).getTime()
    const options = { databaseUrl: database.url, folder, passphrase }
    const first = await writeScheduledBackup(product, { ...options, now: at(1) })
    writeFileSync(join(folder, 'notes.txt'), '')
    for (let day = 2; day <= 9; day++)
      writeFileSync(join(folder, `${product.brand.key}-202611${String(day).padStart(2, '0')}-030000.backup`), '')
    const last = await writeScheduledBackup(product, { ...options, now: at(10), isServing: true })
    expect(last.file).toMatch(/-20261110-030000\.backup$/)
    expect(last.removed).toEqual([2, 3].map((day) => `${product.brand.key}-2026110${day}-030000.backup`))
    expect(readdirSync(folder)).toContain('notes.txt')
    file = first.file
    await restore(empty)
    expect((await tablesOf(empty))['users']).toHaveLength(4)
  })
})
