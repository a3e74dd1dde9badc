import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '#server/runtimes/node/settings'
import type { Chunk, Content } from '../rows/content'
import type { Row } from '../rows/row'
import type { Manifest } from './lines'
import { openBackup } from './read-backup'
import { writeBackup } from './write-backup'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-format-'))
  file = join(folder, 'sample.backup')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const passphrase = 'correct horse battery'

/** Enough bytes that do not get smaller for several frames. */
const picture = randomBytes(300_000)
const tables: Record<string, Row[]> = {
  users: [
    [1, 'Lin 林', null, 0.5],
    [2, 'line\nbreak "quoted"', '', -3],
  ],
  empty: [],
  files: [[1, new Uint8Array(picture)]],
}
const columns: Record<string, string[]> = {
  users: ['user_id', 'name', 'remark', 'share'],
  empty: ['id'],
  files: ['id', 'content'],
}

function sample(): Content {
  const names = Object.keys(tables)
  const manifest: Manifest = {
    version: '0.3.0',
    engine: 'sqlite',
    at: 0,
    steps: ['0001-tables'],
    modules: {},
    tables: names.map((name) => ({ name, columns: columns[name]!, rows: tables[name]!.length })),
    lastIds: { users: 7 },
  }
  async function* chunks(): AsyncGenerator<Chunk> {
    for (const table of names) if (tables[table]!.length > 0) yield { table, rows: tables[table]! }
  }
  return { name: 'sample', manifest, chunks }
}

const write = (key?: string) => writeBackup(sample(), file, { product: 'sample', ...(key && { passphrase: key }) })

/** Reads a backup to its end. Returns the rows of each table. */
async function read(key?: string): Promise<Record<string, Row[]>> {
  const backup = await openBackup(file, key)
  const found: Record<string, Row[]> = Object.fromEntries(backup.manifest.tables.map(({ name }) => [name, []]))
  for await (const { table, rows } of backup.chunks()) found[table]!.push(...rows)
  return found
}

async function readError(key?: string): Promise<string> {
  const error = await read(key).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

const notWhole =
  /^.*sample\.backup is not whole: it was cut off or changed after it was written\. Use another backup\.$/

describe.each([
  ['plain', undefined],
  ['encrypted', passphrase],
])('a backup that is %s', (_, key) => {
  beforeEach(async () => {
    await write(key)
  })

  test('has every value of every row, in a file of its owner', async () => {
    const expected = { ...tables, files: [[1, Buffer.from(picture)]] }
    expect(await read(key)).toEqual(expected)
    expect((await openBackup(file, key)).isEncrypted).toBe(key !== undefined)
    // Windows has no such permissions.
    expect(process.platform === 'win32' || (statSync(file).mode & 0o777) === 0o600).toBe(true)
  })

  test('is rejected where it was cut, wherever that was', async () => {
    const bytes = readFileSync(file)
    for (const length of [bytes.length - 1, bytes.length - 30, Math.floor(bytes.length / 2), 70_000, 1000]) {
      writeFileSync(file, bytes.subarray(0, length))
      expect(await readError(key), `of ${length} bytes`).toMatch(notWhole)
    }
  })

  test('is rejected where a byte was changed or added behind the header', async () => {
    const bytes = readFileSync(file)
    const begin = bytes.indexOf(10, 12) + 1
    for (const at of [begin, begin + 3, begin + 40, 100_000, bytes.length - 40, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at] = changed[at]! ^ 1
      writeFileSync(file, changed)
      expect(await readError(key), `at ${at} of ${bytes.length}`).toMatch(notWhole)
    }
    writeFileSync(file, Buffer.concat([bytes, Buffer.from('\n')]))
    expect(await readError(key)).toMatch(notWhole)
  })

  test('is rejected where two of its parts changed places, or one is missing', async () => {
    const bytes = readFileSync(file)
    const begin = bytes.indexOf(10, 12) + 1
    const length = 4 + (bytes.readUInt32BE(begin) & 0x7fff_ffff)
    const [head, first, second, rest] = [
      bytes.subarray(0, begin),
      bytes.subarray(begin, begin + length),
      bytes.subarray(begin + length, begin + 2 * length),
      bytes.subarray(begin + 2 * length),
    ]
    writeFileSync(file, Buffer.concat([head, second, first, rest]))
    expect(await readError(key)).toMatch(notWhole)
    writeFileSync(file, Buffer.concat([head, first, rest]))
    expect(await readError(key)).toMatch(notWhole)
    writeFileSync(file, Buffer.concat([head, first, second, second, rest]))
    expect(await readError(key)).toMatch(notWhole)
  })
})

describe('an encrypted backup', () => {
  test('opens with its key alone', async () => {
    await write(passphrase)
    expect(await readError('another long key')).toMatch(/was encrypted with another key\. Set BACKUP_KEY to the key/)
    expect(await readError()).toMatch(/is encrypted\. Set BACKUP_KEY to the key that it was written with\.$/)
  })

  test('is rejected under the header of another one', async () => {
    await write(passphrase)
    const one = readFileSync(file)
    rmSync(file)
    await write(passphrase)
    const other = readFileSync(file)
    const lengthOf = (bytes: Buffer) => bytes.indexOf(10, 12) + 1
    writeFileSync(file, Buffer.concat([one.subarray(0, lengthOf(one)), other.subarray(lengthOf(other))]))
    expect(await readError(passphrase)).toMatch(notWhole)
  })
})

test('another file is no backup, and one of a newer format says so', async () => {
  writeFileSync(file, 'something else')
  expect(await readError()).toMatch(/sample\.backup is no backup\. Name a file that npm run backup wrote\.$/)
  rmSync(file)
  await write()
  const text = readFileSync(file, 'latin1').replace('{"format":1', '{"format":2')
  writeFileSync(file, text, 'latin1')
  expect(await readError()).toMatch(/was written by a newer version\. Use that version, or a newer one\.$/)
})
