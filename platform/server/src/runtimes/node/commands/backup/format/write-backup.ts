import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Content, Report, Totals } from '../rows/content'
import { encodeRow, Tally, type Total } from '../rows/row'
import { framesOf } from './frames'
import { createHeader, magic } from './header'
import type { BackupEnd, TableEnd } from './lines'

interface WriteOptions {
  /** The key of the product. */
  readonly product: string
  /** Without it the file is not encrypted. */
  readonly passphrase?: string
  readonly report?: Report
}

/** How many letters of lines are written at once. */
const blockLetters = 256 * 1024

/** Returns the lines of a backup, several at a time, and adds the totals of its tables to `totals`. */
async function* linesFor(content: Content, totals: Map<string, Total>, report: Report): AsyncGenerator<Buffer> {
  const { manifest } = content
  const hash = createHash('sha256')
  let block = ''
  let [done, at, tally] = [0, 0, new Tally()]
  function take(): Buffer {
    const bytes = Buffer.from(block)
    hash.update(bytes)
    block = ''
    return bytes
  }
  function endTable(): void {
    const total = { rows: tally.rows, sum: tally.sum }
    const end: TableEnd = { table: manifest.tables[at]!.name, ...total }
    totals.set(end.table, total)
    block += `${JSON.stringify(end)}\n`
    tally = new Tally()
    at++
  }
  block += `${JSON.stringify(manifest)}\n`
  for await (const { table, rows } of content.chunks()) {
    while (manifest.tables[at]!.name !== table) endTable()
    for (const row of rows) {
      const line = encodeRow(row)
      tally.add(line)
      block += `${line}\n`
      if (block.length > blockLetters) yield take()
    }
    done += rows.length
    report(done)
  }
  while (at < manifest.tables.length) endTable()
  yield take()
  const end: BackupEnd = { sha256: hash.digest('hex') }
  yield Buffer.from(`${JSON.stringify(end)}\n`)
}

/** Writes a new file that only its owner may read. Returns the totals of the tables. Throws where the file is there already or cannot be written, and what reading throws. */
export async function writeBackup(
  content: Content,
  file: string,
  { product, passphrase, report = () => {} }: WriteOptions,
): Promise<Totals> {
  const opening = await createHeader(product, passphrase)
  const totals = new Map<string, Total>()
  await pipeline(
    linesFor(content, totals, report),
    createGzip(),
    async function* (compressed: AsyncIterable<Buffer>) {
      yield Buffer.concat([magic, opening.line])
      yield* framesOf(opening, compressed)
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
  return totals
}
