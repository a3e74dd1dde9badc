import { mediaTypes, type FileOptions } from '@atrium/contract/download'
import type { Language } from '@atrium/contract/language'
import type { Call } from '../call/call'
import { slicesOf } from '../db/chunks'
import { Download } from '../call/download'
import type { Cell, Column, Reader } from './column'
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
  readonly name: Readonly<Record<Language, string>>
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

/** A file of these rows, written while they are read. */
export async function downloadSheet<T>(
  call: Call,
  { format, timeZone }: FileOptions,
  sheet: Sheet<T>,
  batches: AsyncIterable<readonly T[]>,
): Promise<Download> {
  const { type, write } = formats[format]
  const dictTypes = sheet.columns.flatMap(({ dictType }) => dictType ?? [])
  const reader = await readReader(call, timeZone, dictTypes)
  const heading = sheet.columns.map(({ title }) => title(reader))
  const day = reader.momentText(call.now).slice(0, 10)
  const name = `${sheet.name[call.language]}-${day}.${format}`
  return new Download(name, type, write(heading, cellsOf(sheet, reader, batches)))
}

/** All rows of a list that is read whole. */
export async function* oneBatch<T>(rows: Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
  yield await rows
}

/** Rows in the order of a growing id, as many at a time as `batchSize`: no matter how many there are, few are in memory. */
export async function* batchesById<T>(
  read: (after: number, limit: number) => Promise<readonly T[]>,
  idOf: (row: T) => number,
): AsyncGenerator<readonly T[]> {
  let last = 0
  for (;;) {
    const rows = await read(last, batchSize)
    yield rows
    if (rows.length < batchSize) return
    last = idOf(rows.at(-1)!)
  }
}
