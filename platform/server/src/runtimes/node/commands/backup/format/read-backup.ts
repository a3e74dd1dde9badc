import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { StartError } from '#server/runtimes/node/settings'
import { shown } from '../../command'
import type { Chunk, Content } from '../rows/content'
import { decodeRow, Tally, type Row } from '../rows/row'
import { byteReader } from './byte-reader'
import { contentOf, FrameError } from './frames'
import { HeaderError, magic, readHeader, type Opening } from './header'
import { linesOf, Manifest, type BackupEnd, type TableEnd } from './lines'

/** A backup that was opened, and the product that it is of. */
export interface OpenBackup extends Content {
  readonly product: string
  readonly isEncrypted: boolean
}

const longestHeader = 4096
const chunkRows = 500
const chunkLetters = 1024 * 1024

/** The lines of a file do not fit together. */
class ContentError extends Error {}

const reasons: Record<HeaderError['reason'], string> = {
  notBackup: 'is no backup. Name a file that npm run backup wrote.',
  newerFormat: 'was written by a newer version. Use that version, or a newer one.',
  keyMissing: 'is encrypted. Set BACKUP_KEY to the key that it was written with.',
  keyWrong: 'was encrypted with another key. Set BACKUP_KEY to the key that it was written with.',
}

const isChanged = (error: unknown) =>
  error instanceof FrameError ||
  error instanceof ContentError ||
  error instanceof SyntaxError ||
  ((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_')

/** Returns a StartError with what is wrong with a file. */
function explain(name: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  if (error instanceof HeaderError) return new StartError(`${name} ${reasons[error.reason]}`)
  if (isChanged(error))
    return new StartError(`${name} is not whole: it was cut off or changed after it was written. Use another backup.`)
  const { message } = error as Error
  return new StartError(`${name} cannot be read (${message}). Check that this account may read it.`)
}

async function openHeader(file: string, passphrase: string | undefined): Promise<Opening> {
  const stream = createReadStream(file)
  try {
    const reader = byteReader(stream as AsyncIterable<Buffer>)
    if (!(await reader.take(magic.length)).equals(magic)) throw new HeaderError('notBackup')
    return await readHeader(await reader.takeLine(longestHeader), passphrase)
  } finally {
    stream.destroy()
  }
}

async function* linesIn(file: string, opening: Opening): AsyncGenerator<string> {
  const stream = createReadStream(file, { start: magic.length + opening.line.length })
  const frames = Readable.from(contentOf(opening, byteReader(stream as AsyncIterable<Buffer>)))
  const content = createGunzip()
  // An error of the frames ends the content, which throws it below.
  pipeline(frames, content, () => {})
  try {
    yield* linesOf(content as AsyncIterable<Buffer>)
  } finally {
    content.destroy()
    frames.destroy()
    stream.destroy()
  }
}

async function readManifest(file: string, opening: Opening): Promise<Manifest> {
  for await (const line of linesIn(file, opening)) {
    const { success, data } = Manifest.safeParse(JSON.parse(line))
    if (success) return data
    break
  }
  throw new ContentError()
}

/** Throws a ContentError unless the line ends a table of so many rows with this sum. */
function checkEnd(line: string, expected: TableEnd): void {
  const { table, rows, sum } = JSON.parse(line) as TableEnd
  if (table !== expected.table || rows !== expected.rows || sum !== expected.sum) throw new ContentError()
}

/** Returns the rows of the tables, and checks that there are as many as the manifest says, and that they are those that were written. */
async function* chunksIn(lines: AsyncIterable<string>, { tables }: Manifest): AsyncGenerator<Chunk> {
  const hash = createHash('sha256')
  let [at, tally, rows, letters] = [-1, new Tally(), [] as Row[], 0]
  for await (const line of lines) {
    const table = tables[at]
    if (at === tables.length) {
      if ((JSON.parse(line) as BackupEnd).sha256 !== hash.digest('hex')) throw new ContentError()
      at++
      continue
    }
    if (at > tables.length) throw new ContentError()
    hash.update(`${line}\n`)
    if (table && line.startsWith('[')) {
      tally.add(line)
      rows.push(decodeRow(JSON.parse(line) as unknown[]))
      letters += line.length
      if (rows.length < chunkRows && letters < chunkLetters) continue
      yield { table: table.name, rows }
      ;[rows, letters] = [[], 0]
      continue
    }
    if (table) {
      checkEnd(line, { table: table.name, rows: tally.rows, sum: tally.sum })
      if (tally.rows !== table.rows) throw new ContentError()
      if (rows.length > 0) yield { table: table.name, rows }
      ;[rows, letters, tally] = [[], 0, new Tally()]
    }
    at++
  }
  if (at !== tables.length + 1) throw new ContentError()
}

async function* explained<T>(name: string, source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    throw explain(name, error)
  }
}

/**
 * Opens a backup. Throws a StartError where it is none, the passphrase does not open it or its beginning was changed; reading the rows
 * throws one where the rest is cut off or was changed.
 */
export async function openBackup(file: string, passphrase: string | undefined): Promise<OpenBackup> {
  const name = shown(file)
  try {
    const opening = await openHeader(file, passphrase)
    const manifest = await readManifest(file, opening)
    return {
      name,
      product: opening.product,
      isEncrypted: opening.key !== undefined,
      manifest,
      chunks: () => explained(name, chunksIn(linesIn(file, opening), manifest)),
    }
  } catch (error) {
    throw explain(name, error)
  }
}

/** Whether a file begins as a SQLite database does, which is what a backup of version 0.2 is. */
export async function isSqliteFile(file: string): Promise<boolean> {
  const stream = createReadStream(file, { end: 15 })
  try {
    const start = await byteReader(stream as AsyncIterable<Buffer>).take(16)
    return start.toString('latin1') === 'SQLite format 3\0'
  } catch (error) {
    throw explain(shown(file), error)
  } finally {
    stream.destroy()
  }
}
