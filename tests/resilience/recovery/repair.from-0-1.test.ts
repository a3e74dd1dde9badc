import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { sql } from 'kysely'
import { fillVersion01 } from '#server/runtimes/node/commands/version-0-1/old-demo/fill'
import { signedIn } from '../load'
import { startServer } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

let folder: string
let file: string

/** Makes a file of version 0.1 with the log that its server had. */
async function createVersion01(): Promise<void> {
  const engine = await openSqlite(file, () => {})
  await fillVersion01(engine)
  await engine.checkpoint()
  await engine.close()
  // libsql keeps its locks on a closed file until the statements are collected as garbage. A copy is another file.
  const content = readFileSync(file)
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  writeFileSync(file, content)
}

beforeEach(async () => {
  folder = temporaryFolder()
  file = join(folder, 'atrium.db')
  await createVersion01()
})

interface Ended {
  code: number
  output: string
}

/** Runs a built command with the folder of the test as its working folder. */
function run(command: string, args: string[] = [], url = 'file:atrium.db'): Promise<Ended> {
  const program = fileURLToPath(new URL(`../../../dist/server/${command}.js`, import.meta.url))
  const options = { cwd: folder, env: { ...process.env, DATABASE_URL: url } }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** Expects a command to end with one sentence or two, and no stack, and returns them. */
async function commandError(command: string, args?: string[], url?: string): Promise<string> {
  const { code, output } = await run(command, args, url)
  expect({ code, output }).toEqual({ code: 1, output: expect.not.stringMatching(/^\s+at /m) as string })
  return output.trim()
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const newFiles = () => readdirSync(folder).filter((name) => !/^atrium\.db(-wal|-shm)?$/.test(name))

test('a database of version 0.1 is copied beside itself, stays as it is, and a server starts on the copy', async () => {
  const before = hashOf(file)
  const { code, output } = await run('from-0-1')
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toMatch(/^atrium\.db is copied to atrium-0\.2\.db: .* MB, no damage found, \d+ rows in \d+ tables\.\n/)
  expect(output).toContain('Start with DATABASE_URL=file:atrium-0.2.db')
  expect(hashOf(file)).toBe(before)
  expect(newFiles()).toEqual(['atrium-0.2.db'])
  const server = startServer({ DATABASE_URL: `file:${join(folder, 'atrium-0.2.db')}`, LOG_LEVEL: 'error' })
  const caller = await signedIn(await server.address)
  caller.close()
  await server.stop()
})

test('server, repair, backup and restore name the command for it', async () => {
  const sentence = /Version 0\.1 made it, .* run "npm run db:from-0\.1", which copies it/
  const server = startServer({ DATABASE_URL: `file:${file}`, LOG_LEVEL: 'error' })
  expect(await server.address.catch(String)).toMatch(sentence)
  expect(await commandError('repair')).toMatch(sentence)
  expect(await commandError('backup', ['backup.db'])).toMatch(sentence)
  expect(await commandError('restore', ['atrium.db'], 'file:restored.db')).toMatch(sentence)
  expect(newFiles()).toEqual([])
})

test('one that another process has open is left alone', async () => {
  const engine = await openSqlite(file, () => {})
  await engine.checkpoint()
  await sql`select 1 from users`.execute(engine.db)
  expect(await commandError('from-0-1')).toBe(
    'atrium.db is in use, and is left as it is. Stop the server, and whatever else has it open, and copy it again.',
  )
  await engine.close()
  expect(newFiles()).toEqual([])
})

test('a file that is there already, a missing database, and one that cannot be copied are sentences, and leave nothing', async () => {
  writeFileSync(join(folder, 'taken.db'), 'mine')
  expect(await commandError('from-0-1', ['taken.db'])).toBe(
    'taken.db exists already, and is left as it is. Name another file.',
  )
  expect(await commandError('from-0-1', [], 'file:missing.db')).toMatch(/^missing\.db does not exist/)
  expect(await commandError('from-0-1', [], 'file:taken.db')).toMatch(
    /^taken\.db cannot be read \(it is no SQLite database\)/,
  )
  expect(await commandError('from-0-1', ['none/new.db'])).toMatch(/The folder none does not exist/)
  expect(await commandError('from-0-1', ['a.db', 'b.db'])).toMatch(/^Use one of:/)
  expect(await commandError('from-0-1', ['postgres://x@127.0.0.1:1/y'])).toMatch(/which is copied to a file/)
  expect(await commandError('from-0-1', ['postgres://x@127.0.0.1:1/y'], 'postgres://x@127.0.0.1:1/z')).toMatch(
    /cannot be reached/,
  )
  expect(await run('from-0-1', ['--help'])).toMatchObject({ code: 0, output: expect.stringMatching(/^Use one of:/) })
  expect(newFiles()).toEqual(['taken.db'])
})
