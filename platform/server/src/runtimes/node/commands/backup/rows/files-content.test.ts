import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { product } from 'atrium/entries/product'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileStore } from '#server/call/file/file-store'
import { folderStore } from '#server/runtimes/node/connections/files/folder-store'
import { openDatabase } from '#server/runtimes/node/database'
import { fileOf } from '#server/runtimes/node/commands/command'
import { nativeSha256 } from '#server/runtimes/node/native/sha256-native'
import { filesToMove, moveFile, type MoveTo } from '#server/services/file/store/move'
import { chunksOfFile, inDatabase, outside, putPart } from '#server/services/file/store/parts'
import { demoDatabase, emptyDatabase, type StoredDatabase } from '#server-test/stored/stored-database'
import { checkDatabase } from '../check/check'
import { copyDatabase } from '../copy'
import { withBackup } from '../open-file'
import { restorePostgres } from '../restore/restore-postgres'
import { restoreSqlite } from '../restore/restore-sqlite'
import { writeBackupFile } from '../write-file'
import { withDatabase } from './database-content'
import { withFiles } from './files-content'

const parts = [new Uint8Array(9).fill(1), new Uint8Array(4).fill(2)]
const fileKey = 'k'.repeat(22)

let database: StoredDatabase
let empty: StoredDatabase
let store: FileStore
let file: string
beforeEach(async () => {
  database = await demoDatabase()
  empty = await emptyDatabase()
  file = join(database.folder, 'sample.backup')
  const folder = join(database.folder, 'files')
  mkdirSync(folder)
  store = folderStore(folder)
  await addFile()
})
afterEach(async () => {
  await database.drop()
  await empty.drop()
})

const hostOf = (files: FileStore | undefined) => ({ files, log: () => {}, sha256: nativeSha256, now: Date.now })

/** Adds a file of two parts whose content is in the store. */
const addFile = () =>
  database.use(async ({ db }) => {
    const about = {
      fileKey,
      kind: '',
      field: 'papers',
      state: 'waiting',
      name: 'a.bin',
      type: 'application/pdf',
    } as const
    const row = { ...about, size: 13, store: outside, ownerId: 1, changedAt: Date.now() }
    await db.insertInto('fieldFiles').values(row).execute()
    for (const [part, content] of parts.entries()) {
      const stored = await putPart(hostOf(store), outside, content)
      await db
        .insertInto('fieldFileParts')
        .values({ ...stored, fileKey, part })
        .execute()
    }
  })

/** Returns where a file is, and its content as a server with this store reads it. */
const contentIn = (one: Pick<StoredDatabase, 'use'>, files?: FileStore) =>
  one.use(async ({ db }) => {
    const rows = db.selectFrom('fieldFiles').where('fileKey', '=', fileKey).select(['fileKey', 'store'])
    const found = await rows.executeTakeFirstOrThrow()
    const content: number[] = []
    for await (const chunk of chunksOfFile({ db, deps: hostOf(files) }, found)) content.push(...chunk)
    return { store: found.store, content }
  })

const whole = parts.flatMap((part) => [...part])
const removeFirst = () =>
  database.use(async ({ db }) => {
    const rows = db.selectFrom('fieldFileParts').where('part', '=', 0).select('partKey')
    await store.remove([(await rows.executeTakeFirstOrThrow()).partKey])
  })

const backUp = () =>
  withDatabase(product, database.url, {}, async (content) => {
    const files = withFiles(content, store)
    await writeBackupFile(product, files.content, file, { passphrase: undefined })
    return files.missing
  })

test('a backup has the files of the store, and is restored with them into the database', async () => {
  expect(await backUp()).toBe(0)
  await withBackup(product, file, undefined, (content) =>
    empty.url.startsWith('file:')
      ? restoreSqlite(product, fileOf(empty.url), content, { isConfirmed: true })
      : restorePostgres(product, empty.url, content, { file, passphrase: undefined, isConfirmed: true }),
  )
  expect(await contentIn(empty)).toEqual({ store: inDatabase, content: whole })
})

test('a backup is written where parts are missing, and says how many', async () => {
  await removeFirst()
  expect(await backUp()).toBe(1)
})

test('a copy has the files of the store; one that takes the place of its source leaves them there', async () => {
  for (const isSameStore of [false, true]) {
    const url = `file:${join(empty.folder, `copy-${isSameStore}.db`)}`
    expect((await copyDatabase(product, database.url, url, { store, isSameStore })).missing).toBe(0)
    const engine = await openDatabase(product, url, () => {})
    const used: StoredDatabase['use'] = (work) => work(engine)
    const expected = { store: isSameStore ? outside : inDatabase, content: whole }
    expect(await contentIn({ use: used }, isSameStore ? store : undefined)).toEqual(expected)
    await engine.close()
  }
})

test('a check finds files whose parts are not in the store, and a store that is not named', async () => {
  const errors = (files?: FileStore) =>
    database.use(async (engine) => (await checkDatabase(product, engine, files)).errors)
  expect(await errors(store)).toEqual([])
  expect(await errors()).toEqual(['1 files are in a store, but FILES_URL names none.'])
  await removeFirst()
  expect(await errors(store)).toEqual(['The store of files lacks parts of 1 files, which cannot be read.'])
})

test('files move into the database and out again, and nothing stays where they were', async () => {
  const move = (to: MoveTo) =>
    database.use(async ({ db, write }) => {
      const host = { ...hostOf(store), db, write }
      for (const one of await filesToMove(host, to)) await moveFile(host, one, to)
    })
  const inStore = async () => {
    const names: string[] = []
    for await (const some of store.names()) names.push(...some.map(({ name }) => name))
    return names.length
  }
  await move(inDatabase)
  expect(await contentIn(database)).toEqual({ store: inDatabase, content: whole })
  expect(await inStore()).toBe(0)
  await move(outside)
  expect(await contentIn(database, store)).toEqual({ store: outside, content: whole })
  expect(await inStore()).toBe(2)
})
