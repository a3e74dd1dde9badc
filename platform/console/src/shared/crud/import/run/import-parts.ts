import { maxImportMegabytes, maxImportRows } from 'atrium/contract/kind/import/limits'
import type { Row } from '../sheet/import-table'

/** Rows of the file that go in one call. */
export interface Part {
  /** The index of its first row in the file. */
  readonly from: number
  readonly rows: readonly Row[]
}

interface Limits {
  readonly rows: number
  readonly bytes: number
}

/** The limits of a call, less the parts of the body around its rows. */
const callLimits: Limits = { rows: maxImportRows, bytes: maxImportMegabytes * 1024 * 1024 - 1024 }

/** The rows of a file from the index `from` on, in parts that a call can take, in their order. */
export function partsOf(rows: readonly Row[], from = 0, limits = callLimits): Part[] {
  const encoder = new TextEncoder()
  const parts: Part[] = []
  let first = from
  let bytes = 0
  for (let index = from; index < rows.length; index++) {
    const weight = encoder.encode(JSON.stringify(rows[index])).length + 1
    const isFull = index - first === limits.rows || bytes + weight > limits.bytes
    if (index > first && isFull) {
      parts.push({ from: first, rows: rows.slice(first, index) })
      first = index
      bytes = 0
    }
    bytes += weight
  }
  if (first < rows.length) parts.push({ from: first, rows: rows.slice(first) })
  return parts
}
