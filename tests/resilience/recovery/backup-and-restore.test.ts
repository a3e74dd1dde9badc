import { product } from 'atrium/entries/product'
import { execFile } from 'node:child_process'
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
  /** Begins with the script that npm runs, from the root, as npm does. */
  readonly isByNpm?: boolean
  readonly uid?: number
}

let file: string
let backup: string
let folder: string

/** Runs a built command with the folder of the test as its working folder. */
function run(command: 'backup' | 'restore', args: string[], { url, uid, isByNpm }: Options = {}): Promise<Ended> {
  const program = isByNpm ? '../../../platform/commands/atrium.mjs' : `../../../dist/server/${command}.js`
  const given = isByNpm ? [command, ...args] : args
  const called = { cwd: isByNpm ? fileURLToPath(new URL('../../..', import.meta.url)) : folder, uid }
  const env = { ...process.env, INIT_CWD: folder, DATABASE_URL: url ?? `file:${file}` }
  return new Promise((resolve) => {
    const path = fileURLToPath(new URL(program, import.meta.url))
    execFile(process.execPath, [path, ...given], { env, ...called }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** Expects a command to end with one sentence or two, and no stack, and returns them. */
async function commandError(command: 'backup' | 'restore', args: string[], options?: Options): Promise<string> {
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

async function postsOf(path: string): Promise<string[]> {
  const engine = await openDatabase(product, `file:${path}`, silent)
  const posts = await engine.db.selectFrom('posts').select('postCode').orderBy('postId').execute()
  await engine.close()
  return posts.map(({ postCode }) => postCode)
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
      /^atrium\.db is backed up to backup\.db: \d\.\d MB, no damage found, [\d,]+ rows in \d\d tables\.\n {2}.*\busers 4\b.*\n$/,
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
    expect({ isInFile, posts: await postsOf(backup) }).toEqual({ isInFile: false, posts: ['first', 'in-the-log'] })
  })

  test('takes the place of another file when it is forced to, and never otherwise', async () => {
    writeFileSync(backup, 'precious')
    expect(await commandError('backup', ['backup.db'])).toMatch(/^backup\.db exists already, .* add --force/)
    expect(readFileSync(backup, 'utf8')).toBe('precious')
    writeFileSync(`${backup}-journal`, 'of the other file')
    expect((await run('backup', ['backup.db', '--force'])).code).toBe(0)
    expect(filesIn(folder)).toEqual(['atrium.db', 'backup.db'])
    expect(await postsOf(backup)).toEqual(['first'])
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
    for (const args of [[], ['a.db', 'b.db'], ['a.db', '--fast']])
      expect(await commandError('backup', args)).toMatch(/^Use npm run backup FILE/)
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

describe('a restore', () => {
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
      /^backup\.db cannot be read .* a database of Atrium\.$/,
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
      /^backup\.db is not restored, .* A newer version has changed its tables: 0999-later\. /,
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

test('with PostgreSQL both name its own tools and the guide', async () => {
  for (const command of ['backup', 'restore'] as const)
    expect(await commandError(command, ['backup.db'], { url: 'postgres://me:secret@127.0.0.1:1/none' })).toBe(
      'DATABASE_URL names a PostgreSQL database, which pg_dump backs up and pg_restore restores: see docs/guides/back-up-and-restore.md.',
    )
})
