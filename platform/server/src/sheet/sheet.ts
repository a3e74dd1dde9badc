import { mediaTypes, type FileOptions } from 'atrium/contract/download'
import { textIn, type LocalText } from 'atrium/contract/language'
import type { Call } from '../call/call'
import { slicesOf } from '../db/chunks'
import { Download } from '../call/file/download'
import { columnsSeen, type Cell, type Column, type Reader } from './column'
import { writeCsv } from './csv'
import { readReader } from './reader'
import { writeXlsx } from './xlsx'

const formats = {
  csv: { type: `${mediaTypes.csv}; charset=utf-8`, write: writeCsv },
  xlsx: { type: mediaTypes.xlsx, write: writeXlsx },
} as const

/** Rows that a batch has at most. */
const batchSize = 250

interface Sheet<T> {
  readonly name: LocalText
  readonly columns: readonly Column<T>[]
}

async function* cellsOf<T>(
  { columns }: Sheet<T>,
  reader: Reader,
  batches: AsyncIterable<readonly T[]>,
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) {
    for await (const some of slicesOf(rows)) yield some.map((row) => columns.map(({ cell }) => cell(row, reader)))
  }
}

/** A file of these rows, written while they are read, with all columns of the sheet or those that the call names. */
export async function downloadSheet<T>(
  call: Call,
  { format, timeZone, columns }: FileOptions & { readonly columns?: readonly string[] | undefined },
  whole: Sheet<T>,
  batches: AsyncIterable<readonly T[]>,
): Promise<Download> {
  const { type, write } = formats[format]
  const sheet = { ...whole, columns: columnsSeen(whole.columns, columns) }
  const dictTypes = sheet.columns.flatMap(({ dictType }) => dictType ?? [])
  const reader = await readReader(call, timeZone, dictTypes)
  const heading = sheet.columns.map(({ title }) => title(reader))
  const day = reader.momentText(call.now).slice(0, 10)
  const name = `${textIn(call.language, sheet.name)}-${day}.${format}`
  return new Download(name, type, write(heading, cellsOf(sheet, reader, batches)))
}

/** All rows of a list that is read whole. */
export async function* oneBatch<T>(rows: Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
  yield await rows
}

/**
 * The rows of a list in its order, as many at a time as `batchSize`: `read` returns those after `last`, see `nextRows`, and
 * `present` what the columns of the file take.
 */
export async function* batchesInOrder<R extends object, T>(
  read: (last: object | undefined, limit: number) => Promise<readonly R[]>,
  present: (rows: readonly R[]) => readonly T[] | Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let last: R | undefined
  for (;;) {
    const rows = await read(last, batchSize)
    yield await present(rows)
    if (rows.length < batchSize) return
    last = rows.at(-1)
  }
}
