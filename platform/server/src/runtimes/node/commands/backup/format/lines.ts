import * as z from 'zod'
import type { Total } from '../rows/row'

const count = z.int().min(0)

/** The first line of the content of a backup. */
export const Manifest = z.object({
  /** The version of the platform that wrote it. */
  version: z.string(),
  /** The database that it is of. */
  engine: z.enum(['sqlite', 'postgres']),
  /** When it was written, in milliseconds since 1970. */
  at: z.number(),
  /** The migrations that the database records as done. */
  steps: z.array(z.string()),
  /** Modules by name: 1 for one that ran at the latest start, else 0. */
  modules: z.record(z.string(), z.int()),
  /** The tables by the names of the database, with the number of their rows. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
  /** The id that each table with generated ids has given out last. */
  lastIds: z.record(z.string(), count),
})
export type Manifest = z.infer<typeof Manifest>

/** The line behind the rows of a table. */
export interface TableEnd extends Total {
  readonly table: string
}

/** The last line of a backup: the SHA-256 of all lines before it, in hex. */
export interface BackupEnd {
  readonly sha256: string
}

/** Splits bytes into lines without their ends. What is behind the last end is a line as well. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = []
  for await (const bytes of source) {
    let start = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      parts.push(bytes.subarray(start, end))
      yield Buffer.concat(parts).toString()
      parts = []
      start = end + 1
    }
    parts.push(bytes.subarray(start))
  }
  const rest = Buffer.concat(parts)
  if (rest.length > 0) yield rest.toString()
}
