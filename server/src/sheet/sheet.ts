import type { FileFormat } from '@atrium/contract/download'
import type { Language } from '@atrium/contract/language'
import type { Call } from '../http/call'
import { slicesOf } from '../db/chunks'
import { Download } from '../http/download'
import type { Cell, Column } from './column'
import { writeCsv } from './csv'
import { readLabels } from './labels'
import { writeXlsx } from './xlsx'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: writeXlsx },
} as const

/** Rows that a batch has at most. */
const batchSize = 250

interface Sheet<T> {
  readonly name: Readonly<Record<Language, string>>
  readonly columns: readonly Column<T>[]
}

async function* cellsOf<T>(
  { columns }: Sheet<T>,
  { db, language }: Call,
  batches: AsyncIterable<readonly T[]>,
): AsyncGenerator<Cell[][]> {
  const reader = { language, labels: await readLabels(db) }
  yield [columns.map(({ title }) => title[language])]
  for await (const rows of batches) {
    for await (const some of slicesOf(rows)) yield some.map((row) => columns.map(({ cell }) => cell(row, reader)))
  }
}

/** A file of these rows, written while they are read. */
export function downloadSheet<T>(
  call: Call,
  format: FileFormat,
  sheet: Sheet<T>,
  batches: AsyncIterable<readonly T[]>,
): Download {
  const { language, now } = call
  const { type, write } = formats[format]
  const day = new Date(now).toISOString().slice(0, 10)
  const name = `${sheet.name[language]}-${day}.${format}`
  return new Download(name, type, write(cellsOf(sheet, call, batches)))
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
