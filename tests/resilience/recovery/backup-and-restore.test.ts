import { product } from 'atrium/entries/product'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '#server/db/engines/engine'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { openDatabase } from '#server/runtimes/node/database'
import { startWriters } from '../load'
import { startServer } from '../server-process'
import { temporaryDisk, temporaryFolder } from '../temporary-folder'

const silent = () => {}

interface Ended {
  code: number
  output: string
}

interface Options {
  readonly url?: string
  /** The passphrase of backups. */
  readonly key?: string
  /** Leaves the question of a restore without an answer. */
  readonly isUnanswered?: boolean
  /** Begins with the script that npm runs, from the root, as npm does. */
  readonly isByNpm?: boolean
  readonly uid?: number
}

type Command = 'backup' | 'restore' | 'db-copy' | 'db-check'

let file: string
let backup: string
let folder: string

/** Runs a built command with the folder of the test as its working folder. */
function run(
  command: Command,
  args: string[],
  { url, uid, isByNpm, key = '', isUnanswered }: Options = {},
): Promise<Ended> {
  const program = isByNpm ? '../../../platform/commands/atrium.mjs' : `../../../dist/server/${command}.js`
  const answered = command === 'restore' && !isUnanswered ? [...args, '--yes'] : args
  const given = isByNpm ? [command, ...answered] : answered
  const called = { cwd: isByNpm ? fileURLToPath(new URL('../../..', import.meta.url)) : folder, uid }
  const env = { ...process.env, INIT_CWD: folder, DATABASE_URL: url ?? `file:${file}`, BACKUP_KEY: key }
  return new Promise((resolve) => {
    const path = fileURLToPath(new URL(program, import.meta.url))
    execFile(process.execPath, [path, ...given], { env, ...called }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** Expects a command to end with one sentence or two, and no stack, and returns them. */
async function commandError(command: Command, args: string[], options?: Options): Promise<string> {
  const { code, output } = await run(command, args, options)
  expect({ code, output }).toEqual({ code: 1, output: expect.not.stringMatching(/^\s+at /m) as string })
  return output.trim()
}

function insertPost({ db }: Engine, postCode: string) {
  const texts = { postName: postCode, postNameEn: '', remark: '' }
  return db
    .insertInto('posts')
    .values({ postCode, ...texts, postSort: 1, status: 1 })
    .execute()
}

async function addPost(path: string, postCode: string): Promise<void> {
  const engine = await openDatabase(product, `file:${path}`, silent)
  await insertPost(engine, postCode)
  await engine.close()
  // libsql keeps its locks on a closed file until the statements are collected as garbage. A copy is another file.
  const content = readFileSync(path)
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true })
  writeFileSync(path, content)
}

async function sqlOn(path: string, text: string): Promise<void> {
  const engine = await openSqlite(path, silent)
  await sql.raw(text).execute(engine.db)
  await engine.close()
}

/** Adds a file to a database, which a server does not delete. */
async function addPicture(path: string, content: Uint8Array): Promise<void> {
  const engine = await openDatabase(product, `file:${path}`, silent)
  const picture = { fileKey: 'k'.repeat(22), type: 'image/png', size: content.length, inUse: 1, createdAt: 0 } as const
  await engine.db
    .insertInto('files')
    .values({ ...picture, content: new Uint8Array(content) })
    .execute()
  await engine.close()
}

async function postsOf(path: string): Promise<string[]> {
  const engine = await openDatabase(product, `file:${path}`, silent)
  const posts = await engine.db.selectFrom('posts').select('postCode').orderBy('postId').execute()
  await engine.close()
  return posts.map(({ postCode }) => postCode)
}

/** Restores a backup into a database of its own. Returns its posts. */
async function postsIn(path: string, options?: Options): Promise<string[]> {
  const tried = join(temporaryFolder(), 'tried.db')
  expect(await run('restore', [path], { ...options, url: `file:${tried}` })).toMatchObject({ code: 0 })
  return postsOf(tried)
}

/** Returns who may read and write a file; on Windows, which has no such permissions, that it is the owner alone. */
const modeOf = (path: string) => (process.platform === 'win32' ? 0o600 : statSync(path).mode & 0o777)

/** Returns the files in a folder, without those that SQLite may leave beside a database, empty or with its changes. */
const filesIn = (path: string) =>
  readdirSync(path)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .toSorted()

/** Returns the file that a restore printed as the one with the former content. */
const keptIn = (output: string) => join(dirname(file), /held before is in (?:.*\/)?(\S+)\.\n/.exec(output)![1]!)

beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder, 'atrium.db')
  backup = join(folder, 'backup.db')
})

describe('beside a server that is written to', () => {
  test('a backup has every write that was acknowledged before it began, and is put back when the server has stopped', async () => {
    const server = startServer({ DATABASE_URL: `file:${file}`, LOG_LEVEL: 'error', SEED: 'demo' })
    const writers = await startWriters(await server.address, 4)
    await writers.acknowledge(50)
    const before = [...writers.tally.acknowledged]
    const made = await run('backup', ['backup.db'])
    expect(made.output).toMatch(
      /^atrium\.db is backed up to backup\.db: \d\.\d MB, not encrypted, [\d,]+ rows in \d\d tables, [\d.]+ s\.\n {2}.*\busers 4\b.*\nWho has the file can read it\. Set BACKUP_KEY/,
    )
    expect(made.code).toBe(0)
    expect(modeOf(backup)).toBe(0o600)
    await writers.acknowledge(20)

    expect(await commandError('restore', ['backup.db'])).toMatch(
      /^atrium\.db is in use, .* Stop the server, .*restore again\.$/,
    )
    await writers.acknowledge(5)
    const { acknowledged, statuses } = await writers.stop()
    expect(Object.keys(statuses)).toEqual(['200'])
    await server.stop()

    const restored = await run('restore', ['backup.db'])
    expect(restored.output).toMatch(/^atrium\.db is restored from backup\.db: .* rows in \d\d tables\.\n.*\busers 4\b/)
    expect(restored.code).toBe(0)
    const kept = keptIn(restored.output)
    expect(basename(kept)).toMatch(/^atrium\.db\.\d{4}-\d\d-\d\d-\d{6}$/)
    const left = ['atrium.db', basename(kept), 'backup.db'].toSorted()
    expect(filesIn(folder)).toEqual(left)
    expect(modeOf(file)).toBe(0o600)
    const [present, former] = [await postsOf(file), await postsOf(kept)]
    expect(present).toEqual(expect.arrayContaining(before))
    expect(present.length).toBeLessThan(former.length)
    expect(former).toEqual(expect.arrayContaining(acknowledged))
  })
})

describe('a backup', () => {
  beforeEach(() => addPost(file, 'first'))

  test('has the write that was acknowledged last, which only the log beside the database holds', async () => {
    const engine = await openDatabase(product, `file:${file}`, silent)
    await insertPost(engine, 'in-the-log')
    const isInFile = readFileSync(file).includes('in-the-log')
    expect((await run('backup', ['backup.db'])).code).toBe(0)
    await engine.close()
    expect({ isInFile, posts: await postsIn(backup) }).toEqual({ isInFile: false, posts: ['first', 'in-the-log'] })
  })

  test('takes the place of another file when it is forced to, and never otherwise', async () => {
    writeFileSync(backup, 'precious')
    expect(await commandError('backup', ['backup.db'])).toMatch(/^backup\.db exists already, .* add --force/)
    expect(readFileSync(backup, 'utf8')).toBe('precious')
    writeFileSync(`${backup}-journal`, 'of the other file')
    expect((await run('backup', ['backup.db', '--force'])).code).toBe(0)
    expect(filesIn(folder)).toEqual(['atrium.db', 'backup.db'])
    expect(await postsIn(backup)).toEqual(['first'])
  })

  test('by npm is written where npm was called, and restored from there', async () => {
    expect(await run('backup', ['backup.db'], { isByNpm: true })).toMatchObject({ code: 0 })
    await addPost(file, 'second')
    expect(await run('restore', ['backup.db'], { isByNpm: true })).toMatchObject({ code: 0 })
    expect(await postsOf(file)).toEqual(['first'])
  })

  test.each(['atrium.db', 'atrium.db-wal', '../{folder}/atrium.db'])(
    'never takes the place of the database itself, named as %s',
    async (name) => {
      const named = name.replace('{folder}', basename(folder))
      expect(await commandError('backup', [named, '--force'])).toMatch(
        /belongs to the database itself\. Name another file\.$/,
      )
      expect(await postsOf(file)).toEqual(['first'])
    },
  )

  test('says what is wrong with the file that it is to write, and what to do', async () => {
    expect(await commandError('backup', ['missing/backup.db'])).toMatch(
      /^The folder missing does not exist\. Create it/,
    )
    expect(await commandError('backup', ['atrium.db/backup.db'])).toMatch(
      /^atrium\.db is no folder\. Name another one\.$/,
    )
    expect(await commandError('backup', [folder])).toMatch(/is no file\. Name a file/)
    for (const args of [[], ['a.db', 'b.db'], ['a.db', '--fast'], ['verify', 'a.db', 'b.db'], ['a.db', '--into', 'b']])
      expect(await commandError('backup', args)).toMatch(/^Use one of:\n {2}npm run backup FILE/)
    expect(filesIn(folder)).toEqual(['atrium.db'])
  })

  test('says what is wrong with the database, and what to do', async () => {
    const missing = { url: `file:${join(folder, 'missing.db')}` }
    expect(await commandError('backup', ['backup.db'], missing)).toMatch(/^missing\.db does not exist, .* DATABASE_URL/)
    const pages = readFileSync(file)
    pages.fill(0, 4096 * 3, 4096 * 6)
    writeFileSync(file, pages)
    expect(await commandError('backup', ['backup.db'])).toMatch(/^atrium\.db is damaged: /)
    expect(filesIn(folder)).toEqual(['atrium.db'])
  })

  const small = temporaryDisk('size=64k')
  test.skipIf(!small)('leaves nothing on a disk that is too small for it', async () => {
    await addPicture(file, randomBytes(200_000))
    expect(await commandError('backup', [join(small!, 'backup.db')])).toMatch(
      /^There is no room on the disk of .* Free /,
    )
    expect(readdirSync(small!)).toEqual([])
  })

  const readOnly = temporaryDisk('ro')
  test.skipIf(!readOnly)('says that a disk is read-only', async () => {
    expect(await commandError('backup', [join(readOnly!, 'backup.db')])).toMatch(
      / is read-only\. Name a file on another/,
    )
  })

  test.skipIf(process.getuid?.() !== 0)('says that the account may not write to a folder', async () => {
    const other = 65_534
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) chownSync(path, other, other)
    mkdirSync(join(folder, 'closed'))
    expect(await commandError('backup', ['closed/backup.db'], { uid: other })).toMatch(
      /^This account may not write to closed\. Allow it/,
    )
  })
})

describe('a restore of a backup of version 0.2', () => {
  let present: Buffer
  beforeEach(async () => {
    await addPost(backup, 'saved')
    await addPost(file, 'present')
    present = readFileSync(file)
  })

  const isUntouched = () => {
    expect(readFileSync(file).equals(present)).toBe(true)
    expect(filesIn(folder)).toEqual(['atrium.db', 'backup.db'])
  }

  test('rejects a damaged backup, and leaves the database as it is', async () => {
    const pages = readFileSync(backup)
    pages.fill(0, 4096 * 3, 4096 * 6)
    writeFileSync(backup, pages)
    expect(await commandError('restore', ['backup.db'])).toMatch(/^backup\.db is damaged: .* Use another file\.$/)
    isUntouched()
  })

  test('rejects what is no database of this product', async () => {
    writeFileSync(backup, 'no database, '.repeat(500))
    expect(await commandError('restore', ['backup.db'])).toMatch(
      /^backup\.db is no backup\. Name a file that npm run backup wrote\.$/,
    )
    rmSync(backup)
    const engine = await openSqlite(backup, silent)
    await sql`create table notes (text text)`.execute(engine.db)
    await engine.close()
    expect(await commandError('restore', ['backup.db'])).toBe('backup.db is no database of Atrium. Use another file.')
    isUntouched()
  })

  test('rejects a backup of a newer version, and names what is newer', async () => {
    const engine = await openSqlite(backup, silent)
    await sql`insert into kysely_migration values ('0999-later', '2030-01-01T00:00:00.000Z')`.execute(engine.db)
    await engine.close()
    expect(await commandError('restore', ['backup.db'])).toMatch(
      /^backup\.db is not taken, .* A newer version has changed its tables: 0999-later\. /,
    )
    isUntouched()
  })

  test('rejects what is missing, and the database itself', async () => {
    expect(await commandError('restore', ['missing.db'])).toMatch(
      /^missing\.db does not exist, .* npm run backup wrote\.$/,
    )
    expect(await commandError('restore', ['atrium.db'])).toBe('atrium.db is the database itself. Name a backup.')
    expect(await commandError('restore', [])).toMatch(/^Use npm run restore FILE/)
    isUntouched()
  })

  test('takes the place of a damaged database, which is kept', async () => {
    const damaged = Buffer.alloc(5000, 'damaged ')
    writeFileSync(file, damaged)
    const { code, output } = await run('restore', ['backup.db'])
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(await postsOf(file)).toEqual(['saved'])
    expect(readFileSync(keptIn(output)).equals(damaged)).toBe(true)
    expect(await postsOf(backup)).toEqual(['saved'])
  })

  test('keeps the log of a database that is missing, which would not belong to the backup', async () => {
    rmSync(file)
    writeFileSync(`${file}-wal`, 'changes')
    expect((await run('restore', ['backup.db'])).code).toBe(0)
    expect(await postsOf(file)).toEqual(['saved'])
    const logs = readdirSync(folder).filter((name) => /^atrium\.db\.\d.*-wal$/.test(name))
    expect(logs.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['changes'])
  })

  test('begins a database where there is none, in a new folder too', async () => {
    const fresh = join(folder, 'new', 'atrium.db')
    const { code, output } = await run('restore', ['backup.db'], { url: `file:${fresh}` })
    expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('held before') as string })
    expect(await postsOf(fresh)).toEqual(['saved'])
  })

  const small = temporaryDisk('size=64k')
  test.skipIf(!small)('leaves the database as it is where there is no room', async () => {
    const url = `file:${join(small!, 'atrium.db')}`
    writeFileSync(join(small!, 'atrium.db'), '')
    expect(await commandError('restore', ['backup.db'], { url })).toMatch(/^There is no room on the disk of /)
    expect(readdirSync(small!)).toEqual(['atrium.db'])
  })
})

describe('a backup with a key', () => {
  const key = 'correct horse battery'
  beforeEach(() => addPost(file, 'first'))

  test('is restored with that key alone, and tried before', async () => {
    const made = await run('backup', ['backup.db'], { key })
    expect(made).toEqual({ code: 0, output: expect.stringMatching(/ MB, encrypted, /) as string })
    expect(made.output).not.toContain('BACKUP_KEY')
    expect((await run('backup', ['verify', 'backup.db'], { key, url: 'file:missing.db' })).output).toMatch(
      /^The backup can be restored, but has no administrator/,
    )
    expect(await commandError('restore', ['backup.db'], { key: 'another long key' })).toMatch(
      /^backup\.db was encrypted with another key\. Set BACKUP_KEY/,
    )
    expect(await commandError('restore', ['backup.db'])).toMatch(/^backup\.db is encrypted\. Set BACKUP_KEY/)
    expect(await postsIn(backup, { key })).toEqual(['first'])
  })

  test('needs one that cannot be guessed', async () => {
    expect(await commandError('backup', ['backup.db'], { key: 'short' })).toMatch(/^BACKUP_KEY has less than 12 /)
    expect(filesIn(folder)).toEqual(['atrium.db'])
  })
})

describe('of a backup', () => {
  beforeEach(async () => {
    await addPost(file, 'first')
    await run('backup', ['backup.db'])
  })

  test('half is not restored, and the database stays as it is', async () => {
    const bytes = readFileSync(backup)
    writeFileSync(backup, bytes.subarray(0, bytes.length / 2))
    for (const [command, args] of [
      ['restore', ['backup.db']],
      ['backup', ['verify', 'backup.db']],
    ] as const)
      expect(await commandError(command, [...args])).toMatch(/^backup\.db is not whole: it was cut off or changed/)
    expect(filesIn(folder)).toEqual(['atrium.db', 'backup.db'])
    expect(await postsOf(file)).toEqual(['first'])
  })

  test('one of two restores at once takes place, and the other one is rejected', async () => {
    const ended = await Promise.all([run('restore', ['backup.db']), run('restore', ['backup.db'])])
    const rejected = ended.filter(({ code }) => code === 1)
    for (const { output } of rejected) expect(output).toMatch(/^atrium\.db is in use, .* restore again\.\n$/)
    expect(rejected.length).toBeLessThan(2)
    expect(await postsOf(file)).toEqual(['first'])
  })

  test('nothing is restored without an answer', async () => {
    expect(await commandError('restore', ['backup.db'], { isUnanswered: true })).toMatch(
      /There is no terminal to answer this: add --yes to agree\. Nothing was changed\.$/,
    )
    expect(filesIn(folder)).toEqual(['atrium.db', 'backup.db'])
  })
})

test('backups in a folder have a date and time in their names', async () => {
  await addPost(file, 'first')
  expect((await run('backup', ['--into', 'backups'])).code).toBe(0)
  const [name] = readdirSync(join(folder, 'backups'))
  expect(name).toMatch(new RegExp(`^${product.brand.key}-\\d{8}-\\d{6}\\.backup$`))
  expect(await postsIn(join(folder, 'backups', name!))).toEqual(['first'])
})

test('a copy has all rows, and never takes the place of another database', async () => {
  await addPost(file, 'first')
  expect((await run('db-copy', ['atrium.db', 'copy.db'])).output).toMatch(
    /^atrium\.db is copied to copy\.db: [\d,]+ rows in \d\d tables, all with the same sums\.\n.*\n(?:.*\n)* {2}posts +1 +1 +(\w{16}) {2}\1\n/,
  )
  expect(await postsOf(join(folder, 'copy.db'))).toEqual(['first'])
  expect(await commandError('db-copy', ['atrium.db', 'copy.db'])).toMatch(/^copy\.db exists already, and is left/)
})

describe('a check of the database', () => {
  beforeEach(() => addPost(file, 'first'))

  test('finds nothing in a sound one', async () => {
    expect(await run('db-check', [])).toEqual({
      code: 0,
      output: expect.stringMatching(/No errors were found\.\n$/) as string,
    })
  })

  test('finds rows that do not fit together, and damaged pages', async () => {
    const engine = await openSqlite(file, silent)
    await sql`pragma foreign_keys = off`.execute(engine.db)
    await sql`insert into depts (dept_id, pid, order_num, dept_name) values (901, 902, 1, 'a'), (902, 901, 1, 'b'), (903, 99, 1, 'c')`.execute(
      engine.db,
    )
    await sql`insert into user_roles (user_id, role_id) values (77, 78)`.execute(engine.db)
    await engine.close()
    const found = await run('db-check', [])
    expect(found.code).toBe(1)
    expect(found.output).toContain('rows refer to rows that do not exist: user_roles → users.')
    await sqlOn(file, 'delete from user_roles')
    const trees = await run('db-check', [])
    expect(trees.output).toContain('Rows of depts are below one that does not exist: 903.')
    expect(trees.output).toContain('Rows of depts are below each other in a circle: 901, 902.')
    expect(trees.code).toBe(1)
    const pages = readFileSync(file)
    pages.fill(0, 4096 * 3, 4096 * 6)
    writeFileSync(file, pages)
    expect(await run('db-check', [])).toEqual({
      code: 1,
      output: expect.stringMatching(/damaged: .*Restore a backup\./) as string,
    })
  })
})

test('a PostgreSQL server that cannot be reached is a sentence, without the password', async () => {
  const url = 'postgres://me:secret@127.0.0.1:1/none'
  const error = await commandError('backup', ['backup.db'], { url })
  expect(error).toMatch(/^A database cannot be reached \(.*\)\. Check that the server runs/)
  expect(error).not.toContain('secret')
})
