import { createHash } from 'node:crypto'

/** The values of a row in the order of the columns. Bytes are a Uint8Array. */
export type Row = readonly unknown[]

/** Returns a row as a line of JSON. Bytes, which JSON has not, are an object with their base64. */
export function encodeRow(row: Row): string {
  return JSON.stringify(row.map((value) => (value instanceof Uint8Array ? { bytes: base64(value) } : value)))
}

const base64 = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

const decoded = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Buffer.from((value as { bytes: string }).bytes, 'base64') : value

/** Returns the row that `encodeRow` wrote. */
export const decodeRow = (values: readonly unknown[]): Row => values.map(decoded)

/**
 * The number of rows of a table, and a sum over all they hold: two tables with the same are equal, in whatever order an engine returns their
 * rows.
 */
export class Tally {
  rows = 0
  #sum = 0n

  add(line: string): void {
    this.rows++
    const hash = createHash('sha256').update(line).digest()
    this.#sum = (this.#sum + hash.readBigUInt64BE(0)) & 0xffff_ffff_ffff_ffffn
  }

  get sum(): string {
    return this.#sum.toString(16).padStart(16, '0')
  }
}

/** The result of a `Tally`. */
export interface Total {
  readonly rows: number
  readonly sum: string
}
